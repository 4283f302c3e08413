import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { useState } from 'react';
import { cancelVerification } from './cancel-verification.ts';
import { useApology } from './use-apology.ts';
import { useWords } from './words.tsx';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  /** The change is cancelled by then. */
  onLeave: () => Promise<void>;
}

/** An address that is not proven is not saved: whoever goes on loses the change, and is asked first (ER-46). */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const { words } = useWords(accountsWords);
  const { title, text, goBack, stay } = words.accounts.leave;
  const apologize = useApology();
  const [busy, setBusy] = useState(false);

  const handleLeave = async () => {
    setBusy(true);
    try {
      await cancelVerification();
      await onLeave();
    } catch {
      onStay();
      apologize();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={() => !busy && onStay()}
      role="alertdialog"
      title={title}
      actions={
        <>
          <Button busy={busy} onClick={handleLeave}>
            {goBack}
          </Button>
          <Button variant="primary" onClick={onStay}>
            {stay}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

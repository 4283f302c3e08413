import { Button } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { api } from '../platform/api.ts';
import { visit } from '../platform/window.ts';
import { useApology } from './use-apology.ts';
import { useWords } from './words.tsx';

/** Asks first; then nothing of the session stays in this browser (HF-22, HF-23). */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { words, language } = useWords();
  const apologize = useApology();
  const [busy, setBusy] = useState(false);

  const handleSignOut = async () => {
    setBusy(true);
    try {
      await api.signOut();
      visit(paths.signIn(language));
    } catch {
      setBusy(false);
      onClose();
      apologize();
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={words.shell.signOutQuestion}
      actions={
        <>
          <Button onClick={onClose}>{words.shell.stay}</Button>
          <Button variant="primary" busy={busy} onClick={handleSignOut}>
            {words.shell.signOut}
          </Button>
        </>
      }
    >
      <p>{words.shell.signOutText}</p>
    </Dialog>
  );
}

import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { useAlertWhile } from './alerts/use-alert-while.ts';
import { useWords } from './words.tsx';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  /** The change is cancelled by then. */
  onLeave: () => Promise<void>;
}

/** An address that is not verified is not saved: a viewer who goes on loses the change, and is asked first (ER-46). */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps): null {
  const { words } = useWords(accountsWords);
  const { title, text } = words.accounts.leave;
  useAlertWhile(open, () => ({
    variant: 'verification',
    title,
    text,
    confirm: { kind: 'cancel-verification', onDone: onLeave, onFailed: onStay },
    onDismiss: onStay,
  }));
  return null;
}

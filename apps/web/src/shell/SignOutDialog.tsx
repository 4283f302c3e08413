import { Button } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../paths.ts';
import { signOutTo } from './sign-out.ts';
import { useApology } from './use-apology.ts';
import { usePerson } from './use-person.ts';
import { withWords } from './with-words.ts';
import { useWords } from './words.tsx';

/** Few people sign out while they change their address: the question and its words come when it is asked. */
const LeaveDialog = lazy(async () => ({ default: (await withWords(() => import('./LeaveDialog.tsx'))).LeaveDialog }));

/** Asks first; then nothing of the session stays in this browser (HF-22, HF-23). An address that waits to be proven would be lost with it, and is asked about instead (SE-72). */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { words, language } = useWords();
  const apologize = useApology();
  const isChangingEmail = usePerson()?.isChangingEmail === true;
  const [busy, setBusy] = useState(false);

  const handleSignOut = async () => {
    setBusy(true);
    try {
      await signOutTo(paths.signIn(language));
    } catch {
      setBusy(false);
      onClose();
      apologize();
    }
  };

  if (isChangingEmail)
    return (
      <Suspense>
        <LeaveDialog open={open} onStay={onClose} onLeave={handleSignOut} />
      </Suspense>
    );
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

import { lazy, Suspense } from 'react';
import { paths } from '../paths.ts';
import { useAlertWhile } from './alerts/use-alert-while.ts';
import { signOutTo } from './sign-out.ts';
import { useApology } from './use-apology.ts';
import { usePerson } from './use-person.ts';
import { withWords } from './with-words.ts';
import { useWords } from './words.tsx';

/** Few people sign out while they change their address: the question and its words come when it is asked. */
const LeaveDialog = lazy(async () => ({ default: (await withWords(() => import('./LeaveDialog.tsx'))).LeaveDialog }));

/**
 * Confirms signing out, which clears the session in this browser (HF-22, HF-23). An unconfirmed email address would be
 * lost with it, so the dialog asks about that instead (SE-72).
 */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { words, language } = useWords();
  const apologize = useApology();
  const isChangingEmail = usePerson()?.isChangingEmail === true;

  const handleSignOut = async () => {
    try {
      await signOutTo(paths.signIn(language));
    } catch {
      onClose();
      apologize();
    }
  };

  useAlertWhile(open && !isChangingEmail, () => ({
    variant: 'plain-wc',
    title: words.shell.signOutQuestion,
    text: words.shell.signOutText,
    labels: { cancel: words.shell.stay, ok: words.shell.signOut },
    confirm: { kind: 'call', run: handleSignOut },
    onDismiss: onClose,
  }));
  return isChangingEmail ? (
    <Suspense>
      <LeaveDialog open={open} onStay={onClose} onLeave={handleSignOut} />
    </Suspense>
  ) : null;
}

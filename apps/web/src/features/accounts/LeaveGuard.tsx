import { useBlocker } from 'react-router';
import { pageOf } from '#app/shell/page-of.ts';
import { usePerson } from '#app/shell/use-person.ts';
import { LeaveDialog } from '#app/shell/LeaveDialog.tsx';

const WITHIN: readonly unknown[] = ['account', 'accountProfile', 'accountEdit', 'accountDevices', 'accountPayment'];

/** Asks before the account is left while a change of the address is not proven (AC-53, AC-54); within the account nobody is asked. */
export function LeaveGuard() {
  const mayLeave = usePerson()?.isChangingEmail !== true;
  const blocker = useBlocker(({ nextLocation }) => !mayLeave && !WITHIN.includes(pageOf(nextLocation.pathname)));
  return (
    <LeaveDialog open={blocker.state === 'blocked'} onStay={() => blocker.reset?.()} onLeave={async () => blocker.proceed?.()} />
  );
}

import { useBlocker } from 'react-router';
import { findPage } from '#app/shell/page-of.ts';
import { usePerson } from '#app/shell/use-person.ts';
import { LeaveDialog } from '#app/shell/LeaveDialog.tsx';

const WITHIN: readonly unknown[] = ['account', 'accountProfile', 'accountEdit', 'accountDevices', 'accountPayment'];

/** Blocks leaving the account while a new email address is unconfirmed (AC-53, AC-54). Its own pages stay reachable. */
export function LeaveGuard() {
  const mayLeave = usePerson()?.isChangingEmail !== true;
  const blocker = useBlocker(({ nextLocation }) => !mayLeave && !WITHIN.includes(findPage(nextLocation.pathname)));
  return (
    <LeaveDialog open={blocker.state === 'blocked'} onStay={() => blocker.reset?.()} onLeave={async () => blocker.proceed?.()} />
  );
}

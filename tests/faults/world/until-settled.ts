import { setTimeout as pause } from 'node:timers/promises';
import { balanceOf } from './balance.ts';
import type { Installation } from './installation.ts';

const LOOK_MS = 500;
/** Nodes look for work every ten seconds. */
const WITHIN_MS = 60_000;

/**
 * Lets the time pass after which a charge is asked for again, and waits until the nodes know of every charge what became of it; gives how
 * long they took, in seconds. Only when nobody is buying any more: a call that is under way may not be asked for beside itself.
 */
export const untilSettled = async (installation: Installation): Promise<number> => {
  const from = performance.now();
  const jobs = await installation.jobs();
  while (performance.now() - from < WITHIN_MS && (await balanceOf(installation.connection)).unsettled > 0) {
    // Each time that nobody can say, the next question waits longer.
    await installation.connection.query('update payment_attempts set ask_at = now() where ask_at is not null');
    // A node begins its jobs a while after it answers.
    await jobs.request('settle-charges').catch(() => undefined);
    await pause(LOOK_MS);
  }
  return (performance.now() - from) / 1000;
};

import { setTimeout as pause } from 'node:timers/promises';
import { balanceOf } from './balance.ts';
import type { Installation } from './installation.ts';

const LOOK_MS = 500;
/** Nodes look for work every ten seconds. */
const WITHIN_MS = 60_000;

/**
 * Makes unsettled charges due for polling and waits until their outcome is known. Returns the seconds that it took.
 * Call it only when no purchase is in flight: polling a charge beside its own call is a case of its own.
 */
export const untilSettled = async (installation: Installation): Promise<number> => {
  const from = performance.now();
  const jobs = await installation.jobs();
  while (performance.now() - from < WITHIN_MS && (await balanceOf(installation.connection)).unsettled > 0) {
    // Each poll without an outcome increases the backoff, so it is reset.
    await installation.connection.query('update payment_attempts set ask_at = now() where ask_at is not null');
    // A node begins its jobs a while after it answers.
    await jobs.request('settle-charges').catch(() => undefined);
    await pause(LOOK_MS);
  }
  return (performance.now() - from) / 1000;
};

import type { Needs } from '../use-case/needs.ts';

/** Billing time of an account (ms since 1970): the server's clock, plus the account's offset where test clocks are on. */
export const billingTime = async (
  { repositories, billing, now }: Needs<'billing' | 'now' | 'repositories', 'instruments'>,
  accountId: string,
): Promise<number> => now() + (billing.clocksMove ? await repositories.instruments.clockOf(accountId) : 0);

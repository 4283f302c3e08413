import type { Deps } from '../deps.ts';

/** The time by which an account's subscription is told, in milliseconds since 1970: everybody's, unless its own was moved. */
export const timeOf = async (
  { repositories, billing, now }: Pick<Deps, 'repositories' | 'billing' | 'now'>,
  accountId: string,
): Promise<number> => (billing.clocksMove ? now() + (await repositories.instruments.clockOf(accountId)) : now());

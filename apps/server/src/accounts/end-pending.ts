import type { Repositories } from '@madang/database/repositories.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { type AuthorityEvent, type EndedAuthority, endedBy } from '@madang/domain/accounts/pending-authority.ts';
import { endLeases } from '../sessions/end-leases.ts';

type Bound = Pick<
  Repositories,
  'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'passwordLinks' | 'sessions' | 'tvSignIns'
>;

interface Affected {
  readonly accountId: string;
  /** The session that continues. Null for none. */
  readonly keptSession: string | null;
  /** The only session that ends; left out where all do but the kept one. */
  readonly endedSession?: string;
}

/** Ends sessions first: what is bound to them needs their ids. */
const endSessions = async ({ sessions }: Bound, { accountId, keptSession, endedSession }: Affected, at: number) => {
  if (endedSession === undefined) return sessions.endOthers(accountId, keptSession, at);
  await sessions.end(accountId, endedSession, at);
  return [endedSession];
};

interface Ending {
  readonly account: Account;
  readonly endedSessions: readonly string[];
  readonly at: number;
}

/** How each kind is ended. A kind of the table that is not here does not compile. */
const ENDERS: Readonly<Record<Exclude<EndedAuthority, 'session'>, (bound: Bound, ending: Ending) => Promise<void>>> = {
  playback_lease: (bound, { account, endedSessions, at }) => endLeases(bound, account.id, endedSessions, at),
  email_change: async ({ accounts, emailVerifications }, { account }) => {
    await emailVerifications.endChange(account.id, account.email);
    await accounts.saveEmailChange(account.id, null);
  },
  password_link: ({ passwordLinks }, { account, at }) => passwordLinks.end(account.id, at),
  tv_sign_in: ({ tvSignIns }, { account }) => tvSignIns.end(account.id),
  pending_identity: ({ identities }, { account }) => identities.endPending(account.id),
  data_export_ticket: ({ accounts }, { account }) => accounts.advanceAuthorityEpoch(account.id),
};

/**
 * Ends everything that an event ends, in the transaction of the event. It locks the account row first, as whatever completes pending
 * authority does, so that of an ending and a completion that race one sees the other. Returns the ids of the ended sessions.
 */
export const endPendingAuthority = async (
  bound: Bound,
  event: AuthorityEvent,
  affected: Affected,
  at: number,
): Promise<readonly string[]> => {
  const account = await bound.accounts.findLocked(affected.accountId);
  if (!account) return [];
  const kinds = endedBy(event);
  const endedSessions = kinds.includes('session') ? await endSessions(bound, affected, at) : [];
  for (const kind of kinds) if (kind !== 'session') await ENDERS[kind](bound, { account, endedSessions, at });
  return endedSessions;
};

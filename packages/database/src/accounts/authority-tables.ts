import type { PendingAuthority } from '@madang/domain/accounts/pending-authority.ts';
import type { Schema } from '../schema.ts';

/** Columns that a table has which lets a later call act on what an earlier one began: secrets and hashes, expiries, endings. */
type AuthorityColumn =
  | `${string}hash`
  | `${string}secret`
  | `${string}token`
  | `${string}token_id`
  | `sealed_${string}`
  | `${string}expires_at`
  | `${string}revoked_at`
  | 'auth'
  | 'ended_at';

/** Tables that may hold authority, by their columns. */
type Suspected = {
  readonly [Table in keyof Schema]: keyof Schema[Table] & AuthorityColumn extends never ? never : Table;
}[keyof Schema];

/** A table that looks as if it held authority over an account and does not, and why. */
interface NoAuthority {
  readonly none: string;
}

const LASTING: NoAuthority = { none: 'what the account has, not what was begun' };
const CODE: NoAuthority = { none: 'a code is worth a plan to its holder, and grants nothing of an account' };
const SANDBOX: NoAuthority = { none: 'stands for a provider outside; knows no accounts' };

/**
 * The kinds of pending authority that each table holds. A table with a secret, an expiry or an ending that is not here does not compile, so
 * that a new kind cannot be forgotten.
 */
export const AUTHORITY_TABLES: { readonly [Table in Suspected]: readonly PendingAuthority[] | NoAuthority } = {
  sessions: ['session', 'access_token', 'entered_pin', 'download_url'],
  refresh_tokens: ['refresh_token'],
  playback_leases: ['playback_lease', 'media_url'],
  email_verifications: ['email_change', 'email_change_stop', 'email_proof'],
  password_links: ['password_link'],
  tv_sign_ins: ['tv_sign_in', 'sealed_tv_tokens'],
  pending_identities: ['pending_identity'],
  identity_undo_links: ['identity_undo'],
  social_attempts: ['social_attempt'],
  hand_overs: ['hand_over'],
  accounts: ['data_export_ticket', 'verified_password'],
  push_subscriptions: ['push_subscription'],
  profiles: LASTING,
  subscriptions: LASTING,
  downloads: { none: 'how long a film may be kept; its key is given to a running session alone' },
  codes: CODE,
  gifts: CODE,
  code_redemptions: CODE,
  pass_redemptions: CODE,
  trial_cards: { none: 'which cards had a trial; it only refuses another' },
  idempotency_keys: { none: 'the hash of a request, to recognize its repetition' },
  used_assertions: { none: 'marks of what was used' },
  sandbox_tokens: SANDBOX,
  sandbox_instruments: SANDBOX,
};

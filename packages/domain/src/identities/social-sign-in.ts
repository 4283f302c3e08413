import { type Account, isOfPartner } from '../accounts/account.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { OutsidePerson } from './outside-person.ts';

/** How somebody signed in (SE-28). */
export const SIGN_IN_TYPES = { email: 0, social: 1, partner: 2 } as const;
export type SignInType = (typeof SIGN_IN_TYPES)[keyof typeof SIGN_IN_TYPES];

/** Ten minutes between leaving for a provider and coming back. Milliseconds. */
export const ATTEMPT_MS = 600_000;
/** As long does a provider's word wait for the password of an account. */
export const PENDING_MS = 600_000;

/** What somebody's coming from a provider means. */
export type SocialSignIn =
  | { readonly kind: 'known'; readonly accountId: string }
  /** Nobody has the address: an account of their own. */
  | { readonly kind: 'new'; readonly email: string }
  /** The address has a password: whoever knows that may join the two, once. */
  | { readonly kind: 'ask_password'; readonly accountId: string };

/**
 * Who comes from a provider. `known` is the account that has this identity, `holder` the one that has the address. An address
 * alone never opens an account, whatever the provider says of it.
 */
export const decideSocialSignIn = (
  { email }: Pick<OutsidePerson, 'email'>,
  known: Pick<Account, 'id'> | null,
  holder: Pick<Account, 'id' | 'passwordHash' | 'userType'> | null,
): Decision<SocialSignIn, 'SOCIAL_CONNECTION_FAILED' | 'PASSWORD_NOT_SET' | 'PARTNER_SIGN_IN_NEEDED'> => {
  if (known) return allow({ kind: 'known', accountId: known.id });
  if (email === null) return refuse('SOCIAL_CONNECTION_FAILED');
  if (!holder) return allow({ kind: 'new', email });
  if (isOfPartner(holder.userType)) return refuse('PARTNER_SIGN_IN_NEEDED');
  return holder.passwordHash === null ? refuse('PASSWORD_NOT_SET') : allow({ kind: 'ask_password', accountId: holder.id });
};

/** Why an account cannot be entered with a password, or null where it can (PA-04, PA-14). */
export const refusalOfPassword = (
  account: Pick<Account, 'passwordHash' | 'userType'>,
): 'PARTNER_SIGN_IN_NEEDED' | 'PASSWORD_NOT_SET' | null => {
  if (isOfPartner(account.userType)) return 'PARTNER_SIGN_IN_NEEDED';
  return account.passwordHash === null ? 'PASSWORD_NOT_SET' : null;
};

import type { Account } from '../accounts/account.ts';
import type { EmailAddress } from '../accounts/email-address.ts';
import { addressOfGuest, partnerOfIssuer } from '../partners/hand-over.ts';
import type { Day } from '../shared/calendar.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Language } from '../shared/language.ts';
import type { OutsidePerson } from './outside-person.ts';
import { refusalOfPassword, SIGN_IN_TYPES, type SignInType } from './social-sign-in.ts';

/** Issuer and subject: the only pair that tells identities apart. */
export interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}

export const isSameIdentity = (one: IdentityKey, other: IdentityKey): boolean =>
  one.issuer === other.issuer && one.subject === other.subject;

/** How a session that began by this identity says it began; null for a password. */
export const signInTypeOf = (identity: IdentityKey | null): SignInType => {
  if (identity === null) return SIGN_IN_TYPES.email;
  return partnerOfIssuer(identity.issuer) === null ? SIGN_IN_TYPES.social : SIGN_IN_TYPES.partner;
};

/** An identity that a provider or partner vouched for in one browser, and that has not been accepted by a POST yet. */
export interface PendingIdentity {
  readonly person: OutsidePerson;
  /** Id of the provider, or the partner. */
  readonly provider: string;
  /** The account it would sign in to or be joined with; null while that depends on who signs in. */
  readonly accountId: string | null;
  readonly language: Language;
  readonly birthday: Day | null;
  readonly guest: boolean;
  readonly requestId: string | null;
  readonly productId: string | null;
  /** Registered address of the partner to return to. */
  readonly redirectUri: string | null;
  readonly remembered: boolean;
  readonly wayBack: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** How long the identity of a provider stays pending. Milliseconds. */
const SOCIAL_MS = 600_000;
/** A partner's customer may have to sign up first. Milliseconds. */
const PARTNER_MS = 30 * 60_000;

export const pendingMs = (issuer: string): number => (partnerOfIssuer(issuer) === null ? SOCIAL_MS : PARTNER_MS);

/** What a POST in the browser may do with a pending identity. */
export type PendingStep =
  /** The identity is joined to an account, and the browser is signed out or signed in as that account. */
  | { readonly kind: 'sign_in'; readonly accountId: string }
  /** The identity is joined to another account than the one that is signed in. */
  | { readonly kind: 'switch'; readonly accountId: string }
  /** A new account; `email` is its address. */
  | { readonly kind: 'create'; readonly email: EmailAddress }
  /** Join with an account, by a fresh proof; `alone` is the address of a new account that could be created instead. */
  | { readonly kind: 'join'; readonly accountId: string; readonly alone: EmailAddress | null }
  /** Sign in or up first. Bango's links carry who the customer is through both (RT-55). */
  | { readonly kind: 'sign_in_first' };

type Refused = 'SSO_FAILED' | 'SOCIAL_CONNECTION_FAILED' | 'PASSWORD_NOT_SET' | 'PARTNER_SIGN_IN_NEEDED';

interface Around {
  /** The account that has the identity. */
  readonly known: Pick<Account, 'id'> | null;
  /** The account that has the identity's e-mail address. An address alone never opens an account. */
  readonly holder: Pick<Account, 'id' | 'passwordHash' | 'userType'> | null;
  /** The account that is signed in in this browser. */
  readonly current: Pick<Account, 'id'> | null;
  /** For the address of a guest's account. */
  readonly newId: string;
}

/** The address of a new account for this identity; null where it cannot have one. */
const newAddress = (
  { person, guest }: Pick<PendingIdentity, 'person' | 'guest'>,
  { holder, newId }: Around,
): EmailAddress | null => {
  if (guest) return addressOfGuest(newId);
  return holder === null ? person.email : null;
};

/** For a signed-out browser, and an identity that has no account and can get none by itself. */
const withoutAccount = ({ person }: Pick<PendingIdentity, 'person'>, { holder }: Around): Decision<PendingStep, Refused> => {
  const partner = partnerOfIssuer(person.issuer);
  if (partner === 'bango') return allow({ kind: 'sign_in_first' });
  if (partner !== null) return refuse('SSO_FAILED');
  if (holder === null) return refuse('SOCIAL_CONNECTION_FAILED');
  const refusal = refusalOfPassword(holder);
  return refusal === null ? allow({ kind: 'join', accountId: holder.id, alone: null }) : refuse(refusal);
};

export const decidePending = (
  pending: Pick<PendingIdentity, 'person' | 'guest'>,
  around: Around,
): Decision<PendingStep, Refused> => {
  const { known, current } = around;
  if (known !== null) {
    const isSwitch = current !== null && current.id !== known.id;
    return allow({ kind: isSwitch ? 'switch' : 'sign_in', accountId: known.id });
  }
  const alone = newAddress(pending, around);
  // A guest of a partner is no customer of it: there is nothing to join.
  if (current !== null && !pending.guest) return allow({ kind: 'join', accountId: current.id, alone });
  return alone === null ? withoutAccount(pending, around) : allow({ kind: 'create', email: alone });
};

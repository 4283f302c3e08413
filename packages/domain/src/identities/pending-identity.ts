import type { Account } from '../accounts/account.ts';
import type { EmailAddress } from '../accounts/email-address.ts';
import { addressOfGuest, partnerOfIssuer } from '../partners/hand-over.ts';
import type { Day } from '../shared/calendar.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Language } from '../shared/language.ts';
import type { OutsidePerson } from './outside-person.ts';
import { refusalOfPassword, SIGN_IN_TYPES, type SignInType } from './social-sign-in.ts';

/** Issuer and subject, which together identify an identity. */
export interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}

export const isSameIdentity = (one: IdentityKey, other: IdentityKey): boolean =>
  one.issuer === other.issuer && one.subject === other.subject;

/** Sign-in type of a session that began with this identity. Null for a password. */
export const toSignInType = (identity: IdentityKey | null): SignInType => {
  if (identity === null) return SIGN_IN_TYPES.email;
  return partnerOfIssuer(identity.issuer) === null ? SIGN_IN_TYPES.social : SIGN_IN_TYPES.partner;
};

/** Identity verified for one browser, not yet accepted by a POST. */
export interface PendingIdentity {
  readonly person: OutsidePerson;
  /** Provider id or partner. */
  readonly provider: string;
  /** Account to sign in to or link with. Null while it depends on the next sign-in. */
  readonly accountId: string | null;
  readonly language: Language;
  readonly birthday: Day | null;
  readonly guest: boolean;
  readonly requestId: string | null;
  readonly productId: string | null;
  /** Registered redirect URI of the partner. */
  readonly redirectUri: string | null;
  readonly remembered: boolean;
  readonly wayBack: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Lifetime for identities of a provider, in milliseconds. */
const SOCIAL_MS = 600_000;
/** Lifetime for partner identities, in milliseconds: the customer may have to sign up first. */
const PARTNER_MS = 30 * 60_000;

export const pendingMs = (issuer: string): number => (partnerOfIssuer(issuer) === null ? SOCIAL_MS : PARTNER_MS);

/** Step that a POST in the browser may take with a pending identity. */
export type PendingStep =
  /** Linked to an account. The browser is signed out or signed in to that account. */
  | { readonly kind: 'sign_in'; readonly accountId: string }
  /** Linked to another account than the signed-in one. */
  | { readonly kind: 'switch'; readonly accountId: string }
  /** Creates an account with this address. */
  | { readonly kind: 'create'; readonly email: EmailAddress }
  /** Links to an account after a fresh proof. `alone`: address of a new account that could be created instead. */
  | { readonly kind: 'join'; readonly accountId: string; readonly alone: EmailAddress | null }
  /** Requires sign-in or sign-up first. Bango's links carry the customer through both (RT-55). */
  | { readonly kind: 'sign_in_first' };

type Refused = 'SSO_FAILED' | 'SOCIAL_CONNECTION_FAILED' | 'PASSWORD_NOT_SET' | 'PARTNER_SIGN_IN_NEEDED';

interface Around {
  /** Account with the identity. */
  readonly known: Pick<Account, 'id'> | null;
  /** Account with the identity's email address. A matching address alone never opens an account. */
  readonly holder: Pick<Account, 'id' | 'passwordHash' | 'userType'> | null;
  /** Signed-in account of this browser. */
  readonly current: Pick<Account, 'id'> | null;
  /** Id for the address of a guest's account. */
  readonly newId: string;
}

/** Address for a new account with this identity. Null where none can be created. */
const newAddress = (
  { person, guest }: Pick<PendingIdentity, 'person' | 'guest'>,
  { holder, newId }: Around,
): EmailAddress | null => {
  if (guest) return addressOfGuest(newId);
  return holder === null ? person.email : null;
};

/** Step for a signed-out browser with an unlinked identity. */
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
  // Partner guests are not customers: there is nothing to link.
  if (current !== null && !pending.guest) return allow({ kind: 'join', accountId: current.id, alone });
  return alone === null ? withoutAccount(pending, around) : allow({ kind: 'create', email: alone });
};

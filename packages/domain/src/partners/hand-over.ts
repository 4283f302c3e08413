import type { Account } from '../accounts/account.ts';
import { outsidePersonOf, type OutsidePerson, LONGEST_SUBJECT } from '../identities/outside-person.ts';
import { isDay, type Day } from '../shared/calendar.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import { isLanguage, type Language } from '../shared/language.ts';
import type { Partner } from './partner.ts';

/** An assertion is good for a minute after it was made. Seconds. */
export const ASSERTION_SECONDS = 60;
/** So long may somebody take to sign up who came without an account. Milliseconds. */
export const HAND_OVER_MS = 30 * 60_000;

/** What a partner says of somebody whom it hands over. */
export interface HandOver {
  readonly partner: Partner;
  readonly person: OutsidePerson;
  readonly birthday: Day | null;
  readonly language: Language | null;
  /** Who only looks around there has no account with the partner either. */
  readonly guest: boolean;
  readonly requestId: string | null;
  readonly productId: string | null;
}

/** Claims of a verified assertion. */
export interface HandOverClaims {
  readonly sub: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly given_name?: string | undefined;
  readonly family_name?: string | undefined;
  readonly birthdate?: string | undefined;
  readonly locale?: string | undefined;
  readonly guest?: boolean | undefined;
  readonly requestId?: string | undefined;
  readonly productId?: string | undefined;
  readonly bangoUserId?: string | undefined;
}

/** The issuer under which a partner's people are known here. */
export const issuerOfPartner = (partner: Partner): string => `partner:${partner}`;

/** Reads what a partner says; null where it names nobody. Bango names people by their bangoUserId. */
export const handOverOf = (partner: Partner, claims: HandOverClaims): HandOver | null => {
  const subject = (partner === 'bango' ? claims.bangoUserId : undefined) ?? claims.sub;
  if (subject === '' || subject.length > LONGEST_SUBJECT) return null;
  const guest = claims.guest === true;
  return {
    partner,
    person: outsidePersonOf({
      issuer: issuerOfPartner(partner),
      subject,
      email: guest ? undefined : claims.email,
      emailVerified: claims.email_verified,
      firstName: claims.given_name,
      lastName: claims.family_name,
    }),
    birthday: claims.birthdate !== undefined && isDay(claims.birthdate) ? claims.birthdate : null,
    language: isLanguage(claims.locale) ? claims.locale : null,
    guest,
    requestId: claims.requestId ?? null,
    productId: claims.productId ?? null,
  };
};

/** The user type of whom a partner hands over; guests have one of their own (PA-07). */
export const userTypeOf = ({ partner, guest, person }: Pick<HandOver, 'partner' | 'guest' | 'person'>): string =>
  guest ? `ODK-${person.subject.slice(0, 40)}` : partner;

/** What is to be done with somebody whom a partner hands over. */
export type Arrival =
  | { readonly kind: 'known'; readonly accountId: string }
  | { readonly kind: 'new'; readonly email: string }
  /** The partner names no address, or one that has an account: they sign in or up here, and are joined with it then. */
  | { readonly kind: 'sign_in' };

/** No mail is ever delivered below .invalid (RFC 2606): guests have no address, and accounts need one of their own. */
const addressOfGuest = (id: string): string => `${id}@guest.invalid`;

/** Without an address of their own only bango's people can still sign in or up here: its links carry who they are (RT-55). */
export const decideArrival = (
  { partner, person, guest }: Pick<HandOver, 'partner' | 'person' | 'guest'>,
  known: Pick<Account, 'id'> | null,
  holder: Pick<Account, 'id'> | null,
  newId: string,
): Decision<Arrival, 'SSO_FAILED'> => {
  if (known) return allow({ kind: 'known', accountId: known.id });
  if (guest) return allow({ kind: 'new', email: addressOfGuest(newId) });
  if (person.email !== null && !holder) return allow({ kind: 'new', email: person.email });
  return partner === 'bango' ? allow({ kind: 'sign_in' }) : refuse('SSO_FAILED');
};

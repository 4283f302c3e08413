import { type EmailAddress, normalEmail } from '../accounts/email-address.ts';
import { readOutsidePerson, type OutsidePerson, MAX_SUBJECT_LENGTH } from '../identities/outside-person.ts';
import { isDay, type Day } from '../shared/calendar.ts';
import { isLanguage, type Language } from '../shared/language.ts';
import { isPartner, type Partner } from './partner.ts';

/** Lifetime of an assertion, in seconds. */
export const ASSERTION_SECONDS = 60;
/** A viewer handed over by a partner, as its signed assertion describes them. */
export interface HandOver {
  readonly partner: Partner;
  readonly person: OutsidePerson;
  readonly birthday: Day | null;
  readonly language: Language | null;
  /** Guests have no account with the partner either. */
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

const ISSUER_PREFIX = 'partner:';

/** Issuer for a partner's identities. */
export const issuerOfPartner = (partner: Partner): string => `${ISSUER_PREFIX}${partner}`;

/** The partner behind an issuer; null for a provider. */
export const partnerOfIssuer = (issuer: string): Partner | null => {
  const name = issuer.startsWith(ISSUER_PREFIX) ? issuer.slice(ISSUER_PREFIX.length) : '';
  return isPartner(name) ? name : null;
};

/** Reads a partner's claims. Null without a subject. Bango's subject is its bangoUserId. */
export const readHandOver = (partner: Partner, claims: HandOverClaims, longestName?: number): HandOver | null => {
  const subject = (partner === 'bango' ? claims.bangoUserId : undefined) ?? claims.sub;
  if (subject === '' || subject.length > MAX_SUBJECT_LENGTH) return null;
  const guest = claims.guest === true;
  return {
    partner,
    person: readOutsidePerson(
      {
        issuer: issuerOfPartner(partner),
        subject,
        email: guest ? undefined : claims.email,
        emailVerified: claims.email_verified,
        firstName: claims.given_name,
        lastName: claims.family_name,
      },
      longestName,
    ),
    birthday: claims.birthdate !== undefined && isDay(claims.birthdate) ? claims.birthdate : null,
    language: isLanguage(claims.locale) ? claims.locale : null,
    guest,
    requestId: claims.requestId ?? null,
    productId: claims.productId ?? null,
  };
};

/** User type of a partner account. Guests have one of their own (PA-07). */
export const toUserType = (partner: Partner, guest: boolean, subject: string): string =>
  guest ? `ODK-${subject.slice(0, 40)}` : partner;

/** Placeholder address for guests, below .invalid, where no mail is ever delivered (RFC 2606). */
export const addressOfGuest = (id: string): EmailAddress => normalEmail(`${id}@guest.invalid`);

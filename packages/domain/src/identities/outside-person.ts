import { MAX_NAME_LENGTH } from '../shared/constants.ts';
import { type EmailAddress, faultOfEmail, normalEmail } from '../accounts/email-address.ts';
import { NAME_JOINERS } from '../accounts/sign-up.ts';
import { splitCharacters } from '../shared/text-length.ts';

/** External identity. Issuer and subject identify it. An email address never does, because it can be reassigned. */
export interface OutsidePerson {
  readonly issuer: string;
  readonly subject: string;
  /** Normalized. Null where the provider gave no valid address. */
  readonly email: EmailAddress | null;
  /** Whether the provider has verified the address. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Claims of an identity provider, unvalidated. */
export interface OutsideClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly name?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Longest subject accepted, in characters. OpenID Connect allows 255. */
export const MAX_SUBJECT_LENGTH = 255;

const NOT_IN_A_NAME = new RegExp(String.raw`[^\p{L}\p{M}${NAME_JOINERS}]`, 'gu');
/** More combining marks per letter than any language uses. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

const tidy = (name: string | undefined, longest: number): string =>
  splitCharacters(
    (name ?? '')
      .normalize('NFC')
      .replaceAll(NOT_IN_A_NAME, '')
      .replaceAll(PILED_MARKS, '$1')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^[^\p{L}]+/u, ''),
  )
    .slice(0, longest)
    .join('')
    .trim();

/** First and last name by our rules. A single or unusable name is completed from what is there. */
const namesOf = (
  { name, firstName, lastName, email }: OutsideClaims,
  longest: number,
): { readonly firstName: string; readonly lastName: string } => {
  // Split before truncation: a long full name has a long last name.
  const [first, ...others] = (name ?? '').trim().split(/\s+/);
  const own = tidy(firstName, longest);
  const called = own || tidy(first, longest) || tidy(email?.split('@')[0]?.replaceAll('.', ''), longest) || 'Madang';
  return { firstName: called, lastName: tidy(lastName, longest) || (own ? '' : tidy(others.join(' '), longest)) || called };
};

/** Maps a provider's claims to an identity, with normalized email and names. */
export const readOutsidePerson = (claims: OutsideClaims, longestName = MAX_NAME_LENGTH): OutsidePerson => {
  const email = (claims.email ?? '').trim();
  const isOne = faultOfEmail(email) === null;
  return {
    issuer: claims.issuer,
    subject: claims.subject,
    email: isOne ? normalEmail(email) : null,
    emailVerified: isOne && claims.emailVerified === true,
    ...namesOf(claims, longestName),
  };
};

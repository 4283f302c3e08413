import { LONGEST_NAME } from '../shared/constants.ts';
import { type EmailAddress, faultOfEmail, normalEmail } from '../accounts/email-address.ts';
import { NAME_JOINERS } from '../accounts/sign-up.ts';
import { charactersOf } from '../shared/text-length.ts';

/** External identity. Issuer and subject identify it; an email address never does, because it can be reassigned. */
export interface OutsidePerson {
  readonly issuer: string;
  readonly subject: string;
  /** In its normal spelling; null where the provider gave none that could be one. */
  readonly email: EmailAddress | null;
  /** Whether the provider says that the address is theirs. */
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

/** Longest subject accepted, in characters; OpenID Connect allows 255. */
export const LONGEST_SUBJECT = 255;

const NOT_IN_A_NAME = new RegExp(String.raw`[^\p{L}\p{M}${NAME_JOINERS}]`, 'gu');
/** More marks than any language puts on one letter: the rest would only make a short name long. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

const tidy = (name: string | undefined, longest: number): string =>
  charactersOf(
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

/** First and last name by our rules; who has only one, or none that letters can write, is called by what is there. */
const namesOf = (
  { name, firstName, lastName, email }: OutsideClaims,
  longest: number,
): { readonly firstName: string; readonly lastName: string } => {
  // Split before it is cut: a long name has a long last name.
  const [first, ...others] = (name ?? '').trim().split(/\s+/);
  const own = tidy(firstName, longest);
  const called = own || tidy(first, longest) || tidy(email?.split('@')[0]?.replaceAll('.', ''), longest) || 'Madang';
  return { firstName: called, lastName: tidy(lastName, longest) || (own ? '' : tidy(others.join(' '), longest)) || called };
};

/** Takes what a provider tells and keeps what we can use. */
export const outsidePersonOf = (claims: OutsideClaims, longestName = LONGEST_NAME): OutsidePerson => {
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

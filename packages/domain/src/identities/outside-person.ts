import { faultOfEmail, normalEmail } from '../accounts/credentials.ts';
import { LONGEST_NAME } from '../accounts/sign-up.ts';

/** Who somebody is elsewhere. Only issuer and subject tell people apart; an e-mail address never does. */
export interface OutsidePerson {
  readonly issuer: string;
  readonly subject: string;
  /** In its normal spelling; null where the provider gave none that could be one. */
  readonly email: string | null;
  /** Whether the provider says that the address is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** What a provider tells of somebody, as it came. */
export interface OutsideClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly name?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** The longest that a provider may call somebody; OpenID Connect allows 255. */
export const LONGEST_SUBJECT = 255;

const tidy = (name: string | undefined): string =>
  [
    ...(name ?? '')
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{M} '’-]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^[^\p{L}]+/u, ''),
  ]
    .slice(0, LONGEST_NAME)
    .join('')
    .trim();

/** First and last name by our rules; who has only one, or none that letters can write, is called by what is there. */
const namesOf = ({
  name,
  firstName,
  lastName,
  email,
}: OutsideClaims): { readonly firstName: string; readonly lastName: string } => {
  const [first = '', ...others] = tidy(name).split(' ');
  const called = tidy(firstName) || first || tidy(email?.split('@')[0]) || 'Madang';
  return { firstName: called, lastName: tidy(lastName) || (tidy(firstName) ? '' : tidy(others.join(' '))) || called };
};

/** Takes what a provider tells and keeps what we can use. */
export const outsidePersonOf = (claims: OutsideClaims): OutsidePerson => {
  const email = (claims.email ?? '').trim();
  const isOne = faultOfEmail(email) === null;
  return {
    issuer: claims.issuer,
    subject: claims.subject,
    email: isOne ? normalEmail(email) : null,
    emailVerified: isOne && claims.emailVerified === true,
    ...namesOf(claims),
  };
};

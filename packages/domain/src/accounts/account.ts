import { isPartner } from '../partners/partner.ts';
import type { PrivacyChoices } from '../privacy/choices.ts';
import type { Day } from '../shared/calendar.ts';
import type { NewAccount } from './sign-up.ts';

export interface Account extends NewAccount {
  readonly id: string;
  /** Argon2id; null for people who sign in elsewhere. */
  readonly passwordHash: string | null;
  readonly birthday: Day | null;
  /** ISO 3166 country of sign-up. */
  readonly country: string;
  /** '1' for people with a password; partner types and guests by name (specification section 4). */
  readonly userType: string;
  readonly emailVerified: boolean;
  /** Until when another address waits to be proven, in milliseconds since 1970; left out where none does. */
  readonly emailChangeUntil?: number;
  /** What its holder chose of privacy, for all devices; left out where nothing was. */
  readonly privacyChoices?: PrivacyChoices;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Whether another address waits to be proven: leaving now would lose it (specification section 4). */
export const isChangingEmail = ({ emailChangeUntil }: Pick<Account, 'emailChangeUntil'>, now: number): boolean =>
  emailChangeUntil !== undefined && now < emailChangeUntil;

/** Entitled and billed by a partner (specification section 6). */
export const isPartnerBilled = (userType: string): boolean => isPartner(userType);

/** Whoever a partner hands over, its guests too: only the partner brings them here (specification section 4). */
export const isOfPartner = (userType: string): boolean => isPartnerBilled(userType) || userType.startsWith('ODK-');

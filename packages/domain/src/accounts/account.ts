import { isPartner } from '../partners/partner.ts';
import type { PrivacyChoices } from '../privacy/choices.ts';
import type { Day } from '../shared/calendar.ts';
import type { NewAccount } from './sign-up.ts';

export interface Account extends NewAccount {
  readonly id: string;
  /** Argon2id hash. Null for accounts that sign in through a provider or partner only. */
  readonly passwordHash: string | null;
  readonly birthday: Day | null;
  /** ISO 3166 country of sign-up. */
  readonly country: string;
  /** '1' for accounts with a password. Partner accounts and partner guests have types of their own (PA-07). */
  readonly userType: string;
  readonly emailVerified: boolean;
  /** Expiry of a pending email change, in milliseconds since 1970. Absent for none. */
  readonly emailChangeUntil?: number;
  /** Privacy choices of the account, for all devices. Absent for none. */
  readonly privacyChoices?: PrivacyChoices;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Whether an email change is pending. Signing out now would lose it. `now` in milliseconds since 1970. */
export const isChangingEmail = ({ emailChangeUntil }: Pick<Account, 'emailChangeUntil'>, now: number): boolean =>
  emailChangeUntil !== undefined && now < emailChangeUntil;

/** Whether a partner entitles and bills this account, so that nothing is sold to it here. */
export const isPartnerBilled = (userType: string): boolean => isPartner(userType);

/** Whether a partner hands this account over, guests included (PA-07). */
export const isOfPartner = (userType: string): boolean => isPartnerBilled(userType) || userType.startsWith('ODK-');

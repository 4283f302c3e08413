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
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const PARTNER_TYPES: ReadonlySet<string> = new Set(['odk', 'bango']);

/** Entitled and billed by a partner (specification section 6). */
export const isPartnerBilled = (userType: string): boolean => PARTNER_TYPES.has(userType);

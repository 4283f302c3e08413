import type { SignUpField } from '@madang/domain/accounts/sign-up.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { isCallFailed } from '#app/platform/api.ts';

/** What is wrong with each field; `email: 'malformed'`. */
export type Faults = Readonly<Partial<Record<SignUpField, string>>>;

/** Why a form was not accepted: the faults of its fields, or the reason that stands above it. */
export interface Rejection {
  readonly faults: Faults;
  readonly reason: {
    readonly refusal: Refusal | 'OUTAGE';
    /** Shown in brackets (SE-66). */
    readonly code: string;
    /** To wait, where the server asks for that. */
    readonly minutes: number | null;
  } | null;
}

const FIELDS: Readonly<Record<SignUpField, true>> = {
  email: true,
  password: true,
  password_confirmation: true,
  first_name: true,
  last_name: true,
  gender: true,
  date_of_birth: true,
  agreed: true,
};
/** Words of the domain, unlike the sentences in which the contract speaks of malformed input. */
const isFault = ([field, fault]: readonly [string, string]): boolean => Object.hasOwn(FIELDS, field) && /^[a-z_]+$/.test(fault);

export const hasFaults = (faults: Faults): boolean => Object.keys(faults).length > 0;

/** Faults without the fields that have none. */
export const faultsIn = (faults: Readonly<Partial<Record<SignUpField, string | null>>>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));

/** What a failed call means for a form; what is no failed call is thrown on. */
export const rejectionOf = (error: unknown): Rejection => {
  if (!isCallFailed(error)) throw error;
  const { reason, code, fields, retryAfter } = error;
  const faults: Faults = Object.fromEntries(Object.entries(fields).filter(isFault));
  if (hasFaults(faults)) return { faults, reason: null };
  return {
    faults,
    reason: { refusal: reason ?? 'OUTAGE', code, minutes: retryAfter === null ? null : Math.ceil(retryAfter / 60) },
  };
};

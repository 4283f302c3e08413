import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';

/** Validation errors by field, such as `email: 'malformed'`. */
export type RejectionFaults = Readonly<Partial<Record<string, string>>>;

/** Why a form was rejected: field errors, or a reason above the form. */
export interface Rejection {
  readonly faults: RejectionFaults;
  readonly reason: {
    readonly refusal: Refusal | 'OUTAGE';
    /** Shown in brackets (SE-66). */
    readonly code: string;
    /** To wait, where the server asks for that. */
    readonly minutes: number | null;
    /** The address that was entered, where the way on needs it. */
    readonly email?: string;
  } | null;
}

export const NOTHING_WRONG: Rejection = { faults: {}, reason: null };

export const rejectedFor = (faults: RejectionFaults): Rejection => ({ faults, reason: null });

export const hasFaults = (faults: RejectionFaults): boolean => Object.keys(faults).length > 0;

/** Faults without the fields that have none. */
export const readFaults = (faults: Readonly<Record<string, string | null>>): RejectionFaults =>
  Object.fromEntries(Object.entries(faults).filter((pair): pair is [string, string] => pair[1] !== null));

/** Error names of the domain, unlike the contract's sentences about malformed input. */
const isFault = ([, fault]: readonly [string, string]): boolean => /^[a-z_]+$/.test(fault);

/** Form errors of a failed call. Rethrows any other error. */
export const toRejection = onCallFailed(({ reason, code, fields, retryAfter }): Rejection => {
  const faults = Object.fromEntries(Object.entries(fields).filter(isFault));
  if (hasFaults(faults)) return rejectedFor(faults);
  const minutes = reason === 'TOO_MANY_ATTEMPTS' && retryAfter !== null ? Math.ceil(retryAfter / 60) : null;
  return { faults: {}, reason: { refusal: reason ?? 'OUTAGE', code, minutes } };
});

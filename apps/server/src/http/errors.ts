import type { Failure } from '@madang/contract/envelope.ts';
import { ERRORS, FAULT, OUTAGE, type WireError } from '@madang/contract/errors.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { Refused } from './handlers.ts';

export interface HttpFailure {
  readonly status: number;
  readonly body: Failure;
}

const failure = ({ status, code, message }: WireError, more: Partial<Failure> = {}): HttpFailure => ({ status, body: { code, message, ...more } });

/** A refusal as it travels. */
export const ofRefusal = ({ refusal, fields, retryAfter }: Omit<Refused, 'ok'>): HttpFailure =>
  failure(ERRORS[refusal], { reason: refusal, ...(fields && { fields }), ...(retryAfter !== undefined && { retry_after: retryAfter }) });

const isConnectionLost = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code;
  const message = error instanceof Error ? error.message : '';
  const lost = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P01', '57P02', '57P03', '53300'];
  return (typeof code === 'string' && lost.includes(code)) || /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(message);
};

const BY_STATUS: Readonly<Record<number, Refusal>> = { 400: 'INPUT_INVALID', 404: 'ROUTE_NOT_FOUND', 405: 'ROUTE_NOT_FOUND', 413: 'BODY_TOO_LARGE', 415: 'INPUT_INVALID' };

/** Whatever was thrown: an outage (503), a malformed request, or a bug (500). `loud` says whether it belongs in the log. */
export const ofThrown = (error: unknown): HttpFailure & { readonly loud: boolean } => {
  if (isConnectionLost(error)) return { ...failure(OUTAGE, { retry_after: 2 }), loud: true };
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  const refusal = typeof status === 'number' ? BY_STATUS[status] : undefined;
  return refusal ? { ...ofRefusal({ refusal }), loud: false } : { ...failure(FAULT), loud: true };
};

import { isDeepStrictEqual } from 'node:util';
import { api } from '@madang/contract/api.ts';
import { envelopeSchema, FailureEnvelope } from '@madang/contract/envelope.ts';
import { ERRORS } from '@madang/contract/errors.ts';
import type { Operation } from '@madang/contract/operation.ts';
import type { OperationName } from '@madang/contract/routes.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { Case } from './requests.ts';
import type { WireRequest, WireResponse } from './wire.ts';

/** Node reads no longer request line and headers (`http.maxHeaderSize`), and answers 431 before there is a request to route. */
const MAX_HEAD_BYTES = 16 * 1024;

/** The request line with its headers. Credentials that the sender adds are not counted, so half of the limit is enough. */
const isHeadLong = ({ target, headers }: WireRequest): boolean =>
  target.length + headers.flat().join('').length > MAX_HEAD_BYTES / 2;

/** Refusals that come before the use case, and are declared for no operation by itself. */
const OF_THE_HTTP_ROOM: readonly Refusal[] = [
  'TOKEN_INVALID',
  'SIGN_IN_NEEDED',
  'INPUT_INVALID',
  'BODY_TOO_LARGE',
  'PROFILE_NEEDED',
];

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** An answer of an operation held against its contract; null where it keeps it. */
const contractFault = (name: OperationName, { status, body }: WireResponse): string | null => {
  const operation: Operation = api[name];
  const answer = jsonOf(body);
  if (status === 200) {
    if (operation.onlyWith !== undefined) return `an answer although ${operation.onlyWith} is off`;
    const parsed = envelopeSchema(operation).safeParse(answer);
    if (!parsed.success) return `an answer outside the contract: ${parsed.error.message.slice(0, 300)}`;
    return isDeepStrictEqual(parsed.data, answer) ? null : 'an answer with fields that the contract does not have';
  }
  const failure = FailureEnvelope.strict().safeParse(answer);
  if (!failure.success) return `a refusal outside the envelope: ${status} ${body.slice(0, 200)}`;
  const reason = failure.data.reason as Refusal | undefined;
  const declared = [
    ...operation.refusals,
    ...OF_THE_HTTP_ROOM,
    ...(operation.idempotent ? ['IDEMPOTENCY_KEY_INVALID'] : []),
    // The fuzzed server runs without the optional parts, so their operations are not mounted.
    ...(operation.onlyWith ? ['ROUTE_NOT_FOUND'] : []),
  ];
  if (reason === undefined || !declared.includes(reason))
    return `an undeclared refusal: ${status} ${reason ?? 'without a reason'}`;
  const wire = ERRORS[reason];
  return wire.status === status && wire.code === failure.data.code
    ? null
    : `${reason} with status ${status} and code ${failure.data.code}`;
};

/** Words of our insides that no answer has. */
const INSIDES = /node_modules|\n\s+at \w+ \(|ECONNREFUSED|syntax error at or near|invalid byte sequence/;

/** What is wrong with an answer; null for nothing. An outage (503) is declared for what depends on something outside, which nothing here lacks. */
export const faultOf = ({ operation, request }: Case, response: WireResponse): string | null => {
  const { status, body } = response;
  if (status === 0) return 'no answer: the connection was closed';
  if (status >= 500 && status !== 501 && status !== 505) return `status ${status}`;
  if (INSIDES.test(body)) return `an answer that shows our insides: ${body.slice(0, 200)}`;
  if (operation !== null && !(status === 431 && isHeadLong(request))) return contractFault(operation, response);
  const isJson = (response.headers['content-type'] ?? '').includes('json');
  const isRefusal = isJson && status >= 400 && request.method !== 'HEAD';
  return isRefusal && !FailureEnvelope.safeParse(jsonOf(body)).success
    ? `a refusal outside the envelope: ${body.slice(0, 200)}`
    : null;
};

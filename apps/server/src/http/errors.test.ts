import { ERRORS } from '@madang/contract/errors.ts';
import { REFUSALS } from '@madang/domain/shared/refusal.ts';
import { expect, test } from 'vitest';
import { ofRefusal, ofThrown, findOutage } from './errors.ts';

const errorWith = (more: object, message = 'oh') => Object.assign(new Error(message), more);

test.each(REFUSALS)('%s travels with its status, code and reason', (refusal) => {
  const { status, code, message } = ERRORS[refusal];
  expect(ofRefusal({ refusal })).toEqual({ status, body: { code, message, reason: refusal } });
});

test('faults of fields and the time to wait travel with a refusal', () => {
  const { body } = ofRefusal({ refusal: 'TOO_MANY_ATTEMPTS', fields: { email: 'malformed' }, retryAfter: 0 });
  expect(body).toMatchObject({ fields: { email: 'malformed' }, retry_after: 0 });
});

test.each([
  errorWith({ code: 'ECONNREFUSED' }),
  errorWith({ code: 'ECONNRESET' }),
  errorWith({ code: '57P01' }),
  errorWith({ code: '53300' }),
  errorWith({ code: '57014' }),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('driver has already been destroyed'),
])('a database that is lost is an outage: try again (%s)', (error) => {
  expect(ofThrown(error)).toEqual({
    status: 503,
    body: { code: '9999', message: 'Try again in a moment.', retry_after: 2 },
    loud: true,
  });
});

test.each([
  [400, 'INPUT_INVALID', 400],
  [404, 'ROUTE_NOT_FOUND', 404],
  [413, 'BODY_TOO_LARGE', 413],
  [415, 'INPUT_INVALID', 400],
  [414, 'INPUT_INVALID', 400],
] as const)('what the framework refuses with %i is %s', (statusCode, reason, status) => {
  expect(ofThrown(errorWith({ statusCode }))).toMatchObject({ status, body: { reason }, loud: false });
});

test.each([
  new Error('select * from accounts'),
  errorWith({ statusCode: 500 }),
  errorWith({ statusCode: 'x' }),
  null,
  undefined,
  'x',
  { code: 'ECONNREFUSED' },
])('a bug tells nothing of itself and is loud [ER-30]', (thrown) => {
  const message = 'An unknown error has occurred. Please try again.';
  expect(ofThrown(thrown)).toEqual({ status: 500, body: { code: '9999', message }, loud: true });
});

const withCode = (code: string) => Object.assign(new Error('broken'), { code });

test.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN', 'ENOTFOUND'].map((code) => [
    code,
    'database',
    2,
  ]),
  ...['08006', '08001', '53200', '53300', '57014', '57P01', '57P02', '57P03', '25006'].map((code) => [code, 'database', 2]),
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', '53100', '58030'].map((code) => [code, 'disk', 30]),
] as [string, string, number][])(
  'an error with the code %s is an outage of the %s, answered 503',
  (code, dependency, retryAfter) => {
    const direct = withCode(code);
    const wrapped = new Error('a use case failed', { cause: new Error('a query failed', { cause: direct }) });
    for (const error of [direct, wrapped]) {
      expect(findOutage(error)).toEqual({ dependency, retryAfter });
      expect(ofThrown(error)).toMatchObject({
        status: 503,
        body: { code: '9999', message: 'Try again in a moment.', retry_after: retryAfter },
        loud: true,
      });
    }
  },
);

test('an answer of 500 or more from the media store is an outage, a refusal of it is not', () => {
  const answered = (httpStatusCode: number) => Object.assign(new Error('S3'), { $metadata: { httpStatusCode } });
  expect(findOutage(answered(503))).toEqual({ dependency: 'storage', retryAfter: 5 });
  expect(findOutage(answered(403))).toBeNull();
});

test.each([new Error('a bug'), withCode('23505'), withCode('42P01'), withCode('40001'), 'ENOSPC', null, undefined])(
  'no outage: %s',
  (error) => expect(findOutage(error)).toBeNull(),
);

test('a circle of causes ends', () => {
  const error = new Error('a');
  error.cause = error;
  expect(findOutage(error)).toBeNull();
});

import { expect, test } from 'vitest';
import { ofThrown } from './errors.ts';
import { findOutage } from './outages.ts';

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

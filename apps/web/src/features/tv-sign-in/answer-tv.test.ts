import { CallFailed } from '@madang/contract/client.ts';
import { expect, test } from 'vitest';
import { toTvAnswer, sayNo, sayYes } from './answer-tv.ts';

const TV = { device_type: 'tv', device_model: 'Courtyard 55', device_version: '4.0', country: 'KR' };
const failed = (failure: Partial<ConstructorParameters<typeof CallFailed>[1]>) =>
  new CallFailed('confirmTvSignIn', { local: '1001', ...failure });

/** A server that answers each yes by the next of these. */
const answering = (...answers: readonly (CallFailed | null)[]) => {
  const clicks: string[] = [];
  const left = [...answers];
  const confirmTvSignIn = async ({ attempt_id: click = '' }: { readonly attempt_id?: string | undefined }) => {
    clicks.push(click);
    const answer = left.shift();
    if (answer) throw answer;
    return TV;
  };
  return { api: { confirmTvSignIn }, clicks };
};

test('failures have three outcomes: expired, wrong code and everything else [TV-06] [TV-07]', () => {
  expect(toTvAnswer(failed({ status: 410, code: '5005', reason: 'TV_SIGN_IN_EXPIRED' }))).toBe('expired');
  expect(toTvAnswer(failed({ status: 404, reason: 'TV_CODE_WRONG' }))).toBe('failed');
  for (const failure of [{ status: 500 }, { status: 503 }, { status: 0 }, { status: 401, reason: 'TOKEN_INVALID' as const }])
    expect(toTvAnswer(failed(failure))).toBe('cancelled');
  expect(() => toTvAnswer(new TypeError('a bug'))).toThrow(TypeError);
});

test('an approval without a response is retried with the same attempt ID', async () => {
  const { api, clicks } = answering(failed({ status: 0, local: '0003' }), null);
  expect(await sayYes(api, 'BCDFGH')).toBe('signedIn');
  expect(clicks).toEqual([clicks[0], clicks[0]]);
});

test('an approval with a response is not retried', async () => {
  const { api, clicks } = answering(failed({ status: 500 }));
  expect(await sayYes(api, 'BCDFGH')).toBe('cancelled');
  expect(clicks).toHaveLength(1);
});

test('a refusal counts as canceled even when the call fails', async () => {
  expect(await sayNo({ dismissTvSignIn: async () => null }, 'BCDFGH')).toBe('cancelled');
  expect(await sayNo({ dismissTvSignIn: () => Promise.reject(failed({ status: 500 })) }, 'BCDFGH')).toBe('cancelled');
});

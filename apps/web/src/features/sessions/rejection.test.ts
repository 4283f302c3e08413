import { CallFailed } from '@madang/contract/client.ts';
import { expect, test } from 'vitest';
import { toRejection } from './rejection.ts';
import { signIn } from './sign-in.ts';
import { otherView, throughLastStep, wayBack } from './way-back.ts';

const failed = (failure: Partial<ConstructorParameters<typeof CallFailed>[1]>) =>
  new CallFailed('signUp', { local: '1001', ...failure });

test('a refusal shows above the form with its code [SE-66]', () => {
  expect(toRejection(failed({ code: '2001', reason: 'EMAIL_OR_PASSWORD_WRONG' })).reason).toEqual({
    refusal: 'EMAIL_OR_PASSWORD_WRONG',
    code: '2001',
    minutes: null,
  });
});

test('an outage shows above the form too', () => {
  expect(toRejection(failed({ status: 500 })).reason).toEqual({ refusal: 'OUTAGE', code: '9999', minutes: null });
});

test('the wait is shown in whole minutes, rounded up, for a refusal that names it', () => {
  expect(toRejection(failed({ code: '2012', reason: 'TOO_MANY_ATTEMPTS', retryAfter: 61 })).reason?.minutes).toBe(2);
  expect(toRejection(failed({ reason: 'EMAIL_CHANGE_LIMIT_REACHED', retryAfter: 61 })).reason?.minutes).toBeNull();
});

test('a field error shows beside its field and not above the form', () => {
  expect(toRejection(failed({ reason: 'EMAIL_IN_USE', fields: { email: 'in_use' } }))).toEqual({
    faults: { email: 'in_use' },
    reason: null,
  });
});

test("the contract's sentences are not shown to viewers", () => {
  const { faults, reason } = toRejection(
    failed({ code: '2010', reason: 'INPUT_INVALID', fields: { password: 'Too big: expected at most 200' } }),
  );
  expect(faults).toEqual({});
  expect(reason?.refusal).toBe('INPUT_INVALID');
});

test('any other error is rethrown as a bug', () => {
  expect(() => toRejection(new TypeError('a bug'))).toThrow(TypeError);
});

test('an invalid entry is not sent to the server', async () => {
  const form = new FormData();
  form.set('email', 'mi na@madang.example');
  const never = () => Promise.reject(new Error('was asked'));
  expect(await signIn({ signIn: never }, form, '')).toEqual({
    faults: { email: 'has_spaces', password: 'missing' },
    reason: null,
  });
});

test('a form is sent whether or not the caller needs the account [SE-65]', async () => {
  const form = new FormData();
  form.set('email', 'mina@madang.example');
  form.set('password', 'a quiet courtyard');
  const sent: string[] = [];
  const refusing: Parameters<typeof signIn>[0] = {
    signIn: ({ email }) => {
      sent.push(email);
      return Promise.reject(failed({ code: '2001', reason: 'EMAIL_OR_PASSWORD_WRONG' }));
    },
  };
  expect((await signIn(refusing, form, ''))?.reason?.refusal).toBe('EMAIL_OR_PASSWORD_WRONG');
  expect((await signIn(refusing, form, '', () => undefined))?.reason?.refusal).toBe('EMAIL_OR_PASSWORD_WRONG');
  expect(sent).toEqual(['mina@madang.example', 'mina@madang.example']);
});

test('the requested address takes precedence over the trail, unless it leaves this site [RT-54] [RT-123]', () => {
  const trail = [
    { name: 'signIn', params: {}, search: '' },
    { name: 'catalog', params: { value: '30' }, search: '' },
  ] as const;
  expect(wayBack('en_us', '?callbackUrl=/en_us/mypage', trail, false)).toBe('/en_us/mypage');
  expect(wayBack('en_us', '?callbackUrl=https://madang.invalid', trail, false)).toBe('/en_us/catalog/30');
  expect(otherView('signIn', 'vi_vn', '?callbackUrl=/vi_vn/plan')).toBe('/vi_vn/signup?callbackUrl=%2Fvi_vn%2Fplan');
});

test("sign-up ends with the profile, or during a partner's request with the partner", () => {
  expect(throughLastStep('en_us', '/en_us/main')).toBe('/en_us/signup?step=profile');
  expect(throughLastStep('en_us', '/en_us/live')).toBe('/en_us/signup?step=profile&callbackUrl=%2Fen_us%2Flive');
  const flow = '?requestId=r&productId=p&bangoUserId=b';
  expect(throughLastStep('en_us', wayBack('en_us', flow, [], false))).toBe(`/process/bango${flow}`);
});

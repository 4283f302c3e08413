import { expect, test } from 'vitest';
import { choosePrompt } from './prompt-of.ts';

const refused = (refusal: 'SIGN_IN_NEEDED' | 'SUBSCRIPTION_NEEDED' | 'TOKEN_INVALID') => ({ kind: 'refused', refusal }) as const;

test("the sign-in prompt of a subscriber's title names the need of a plan [PL-17]", () => {
  expect(choosePrompt(refused('SIGN_IN_NEEDED'), { following: false, range: 'SVOD', paused: false })).toBe(
    'SUBSCRIBER_SIGN_IN_NEEDED',
  );
  expect(choosePrompt(refused('SIGN_IN_NEEDED'), { following: true, range: 'SVOD', paused: false })).toBe(
    'SUBSCRIBER_SIGN_IN_NEEDED',
  );
  expect(choosePrompt(refused('SIGN_IN_NEEDED'), { following: false, range: 'AVOD-R', paused: false })).toBe('SIGN_IN_NEEDED');
  expect(choosePrompt(refused('SUBSCRIPTION_NEEDED'), { following: false, range: 'SVOD', paused: false })).toBe(
    'SUBSCRIPTION_NEEDED',
  );
});

test('after an episode the prompt names the next one [PL-21]', () => {
  expect(choosePrompt(refused('SIGN_IN_NEEDED'), { following: true, range: 'AVOD-A', paused: false })).toBe('NEXT_EPISODE');
});

test('a refusal without a prompt of its own is shown as an outage [PL-38]', () => {
  expect(choosePrompt(refused('TOKEN_INVALID'), { following: false, range: 'FREE', paused: false })).toBe('OUTAGE');
  expect(choosePrompt({ kind: 'outage', code: '9999' }, { following: false, range: 'FREE', paused: false })).toBe('OUTAGE');
});

test('a subscriber with a paused plan is asked to resume it, not to buy one', () => {
  expect(choosePrompt(refused('SUBSCRIPTION_NEEDED'), { following: false, range: 'SVOD', paused: true })).toBe(
    'SUBSCRIPTION_PAUSED',
  );
  expect(choosePrompt(refused('TOKEN_INVALID'), { following: false, range: 'SVOD', paused: true })).toBe('OUTAGE');
});

import { CallFailed } from '@madang/contract/client.ts';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { expect, test } from 'vitest';
import { awaitAnswer } from './await-answer.ts';

const SHOWN = { poll_token: 'secret', interval: 5, expires_in: 300 };
const SORA = { name: 'Sora Lee' } as SessionUser;
type Status = 'pending' | 'slow_down' | 'bound' | 'denied' | 'expired';
const answerWith = (status: Status, interval = 5) => ({ status, interval, user: status === 'bound' ? SORA : null });
const LOST = new CallFailed('getTvSignIn', { local: '0003' });

/** A television that is answered by these in turn, the last one again and again, and how long it waited for each. */
const television = (...answers: readonly (ReturnType<typeof answerWith> | CallFailed)[]) => {
  const waits: number[] = [];
  let now = 0;
  const api = {
    getTvSignIn: async () => {
      const answer = answers[Math.min(waits.length, answers.length) - 1] ?? LOST;
      if (answer instanceof CallFailed) throw answer;
      return answer;
    },
  };
  const around = {
    wait: async (seconds: number) => {
      waits.push(seconds);
      now += seconds * 1000;
      return waits.length < 500;
    },
    now: () => now,
  };
  return { ended: awaitAnswer(api, SHOWN, around), waits };
};

test('it polls every five seconds until the request is approved', async () => {
  const { ended, waits } = television(answerWith('pending'), answerWith('pending'), answerWith('bound'));
  expect(await ended).toEqual({ kind: 'signedIn', user: SORA });
  expect(waits).toEqual([5, 5, 5]);
});

test('it slows down when the server asks for it, and stays slow', async () => {
  const { ended, waits } = television(answerWith('slow_down', 10), answerWith('pending', 10), answerWith('denied'));
  expect(await ended).toEqual({ kind: 'denied' });
  expect(waits).toEqual([5, 10, 10]);
});

test('a failed poll is repeated, and offline the code still expires', async () => {
  expect(await television(LOST, LOST, answerWith('bound')).ended).toEqual({ kind: 'signedIn', user: SORA });
  const { ended, waits } = television(LOST);
  expect(await ended).toEqual({ kind: 'expired' });
  expect(waits).toHaveLength(63);
});

test('polling stops once the screen is left', async () => {
  const api = { getTvSignIn: () => Promise.reject(new Error('was asked')) };
  expect(await awaitAnswer(api, SHOWN, { wait: async () => false, now: () => 0 })).toEqual({ kind: 'left' });
});

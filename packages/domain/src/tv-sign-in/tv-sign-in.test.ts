import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  awaited,
  CODE_MS,
  confirm,
  dismiss,
  mayGuess,
  POLL_SECONDS,
  type Polled,
  poll,
  REPEAT_MS,
  type TvSignIn,
} from './tv-sign-in.ts';

const REQUEST: TvSignIn = {
  id: 'request',
  device: { id: 'tv-1', type: 'tv', model: 'Courtyard 55', version: '4.0' },
  country: 'KR',
  expiresAt: CODE_MS,
  interval: POLL_SECONDS,
  polledAt: null,
  answer: null,
  handedAt: null,
};
const SORA = { accountId: 'sora', profileId: 'sora 1', attemptId: 'click 1' };
const expired = { ok: false, refusal: 'TV_SIGN_IN_EXPIRED' };

const confirmed = (at = 1000): TvSignIn => {
  const decision = confirm(REQUEST, SORA, at);
  if (!decision.ok) throw new Error(decision.refusal);
  return decision.value;
};

test('a code that was never issued is wrong', () => {
  for (const answer of [awaited(null, 0), confirm(null, SORA, 0), dismiss(null, 0)])
    expect(answer).toEqual({ ok: false, refusal: 'TV_CODE_WRONG' });
});

test('a code is good up to five minutes, and not a millisecond longer', () => {
  expect(confirm(REQUEST, SORA, CODE_MS - 1).ok).toBe(true);
  expect(confirm(REQUEST, SORA, CODE_MS)).toEqual(expired);
  expect(dismiss(REQUEST, CODE_MS)).toEqual(expired);
  expect(poll({ ...REQUEST, polledAt: CODE_MS - 5000 }, CODE_MS).kind).toBe('expired');
});

test('a used code is refused for another account and for another click', () => {
  for (const by of [
    { ...SORA, accountId: 'mina' },
    { ...SORA, attemptId: 'click 2' },
    { ...SORA, attemptId: null },
  ])
    expect(confirm(confirmed(), by, 2000)).toEqual(expired);
  expect(dismiss(confirmed(), 2000)).toEqual(expired);
  expect(awaited(confirmed(), 2000)).toEqual(expired);
});

test('the same click that arrives twice is one yes', () => {
  expect(confirm(confirmed(), SORA, 9000)).toEqual({ ok: true, value: confirmed() });
  const handed = { ...confirmed(), handedAt: 3000 };
  expect(confirm(handed, SORA, 9000)).toEqual({ ok: true, value: handed });
});

test('who said no has said no, and the television hears it', () => {
  const denied = dismiss(REQUEST, 1000);
  if (!denied.ok) throw new Error(denied.refusal);
  expect(poll(denied.value, 2000)).toEqual({ kind: 'denied' });
  expect(dismiss(denied.value, 3000)).toEqual(denied);
  expect(confirm(denied.value, SORA, 3000)).toEqual(expired);
});

test('a television that polls too soon is answered slow_down, by five seconds more each time', () => {
  let request = REQUEST;
  const ask = (at: number) => {
    const polled = poll(request, at);
    if ('request' in polled) request = polled.request;
    return [polled.kind, request.interval];
  };
  expect(ask(0)).toEqual(['pending', 5]);
  expect(ask(4100), 'the network held the last one up').toEqual(['pending', 5]);
  expect(ask(5000)).toEqual(['slow_down', 10]);
  expect(ask(13_999)).toEqual(['slow_down', 15]);
  expect(ask(29_000)).toEqual(['pending', 15]);
  for (let times = 0; times < 20; times += 1) ask(29_001);
  expect(request.interval).toBe(60);
});

test('a yes is handed over once; a television whose answer was lost gets it again for a minute, then the code is dead', () => {
  const first = poll(confirmed(1000), 6000);
  expect(first).toMatchObject({ kind: 'hand_over', repeat: false, request: { handedAt: 6000 } });
  const handed = (first as Extract<Polled, { kind: 'hand_over' }>).request;
  expect(poll(handed, 6000 + REPEAT_MS)).toMatchObject({ kind: 'hand_over', repeat: true });
  expect(poll(handed, 6001 + REPEAT_MS)).toEqual({ kind: 'expired' });
});

test('a yes in the last second waits five minutes for a television that was switched off', () => {
  const late = confirmed(CODE_MS - 1);
  expect(poll(late, CODE_MS + 60_000).kind).toBe('hand_over');
  expect(poll(late, CODE_MS - 1 + 300_000)).toEqual({ kind: 'expired' });
});

test('five wrong codes of an account are heard, twenty of an address', () => {
  expect(mayGuess({ account: 5, address: 20 })).toBe(true);
  expect(mayGuess({ account: 6, address: 6 })).toBe(false);
  expect(mayGuess({ account: 1, address: 21 })).toBe(false);
});

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('poll', 'yes', 'another yes', 'no'),
    wait: fc.constantFrom(0, 1, 4000, 5000, REPEAT_MS, REPEAT_MS + 1, CODE_MS),
  }),
  { maxLength: 30 },
);

test('whatever happens in whichever order, tokens are made once at most, and only for one who said yes in time', () => {
  fc.assert(
    fc.property(steps, (happenings) => {
      let request = REQUEST;
      let now = 0;
      let made = 0;
      const answers: string[] = [];
      for (const { what, wait } of happenings) {
        now += wait;
        if (what === 'poll') {
          const polled = poll(request, now);
          if (polled.kind === 'hand_over' && !polled.repeat) made += 1;
          if (polled.kind === 'hand_over') expect(answers).toEqual(['yes']);
          if ('request' in polled) request = polled.request;
        } else {
          const by = what === 'yes' ? SORA : { ...SORA, accountId: 'mina', attemptId: 'click 2' };
          const before = request.answer;
          const decision = what === 'no' ? dismiss(request, now) : confirm(request, by, now);
          if (decision.ok && before === null) {
            expect(now).toBeLessThan(CODE_MS);
            answers.push(what === 'another yes' ? 'yes' : what);
          }
          if (decision.ok) request = decision.value;
        }
      }
      expect(answers.length).toBeLessThanOrEqual(1);
      expect(made).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});

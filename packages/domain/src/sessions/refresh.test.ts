import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentToken, REUSE_GRACE_MS, type RefreshToken, type TokenFamily } from './refresh.ts';

const DAY_MS = 86_400_000;
const FAMILY: TokenFamily = { newestGeneration: 3, revoked: false, endsAt: 180 * DAY_MS };
const token = (different: Partial<RefreshToken> = {}): RefreshToken => ({
  generation: 3,
  usedAt: null,
  expiresAt: 60 * DAY_MS,
  ...different,
});

test.each<[string, RefreshToken | null, TokenFamily | null, number, unknown]>([
  ['an unused token gets a successor', token(), FAMILY, DAY_MS, { ok: true, value: 'rotate' }],
  ['an unknown token gets none', null, null, DAY_MS, { ok: false, refusal: 'REFRESH_TOKEN_INVALID' }],
  ['a token without its session gets none', token(), null, DAY_MS, { ok: false, refusal: 'REFRESH_TOKEN_INVALID' }],
  [
    'a token of an ended session gets none',
    token(),
    { ...FAMILY, revoked: true },
    DAY_MS,
    { ok: false, refusal: 'REFRESH_TOKEN_INVALID' },
  ],
  ['a token lives until the instant of its expiry', token({ expiresAt: 1000 }), FAMILY, 999, { ok: true, value: 'rotate' }],
  ['an expired token gets none', token({ expiresAt: 1000 }), FAMILY, 1000, { ok: false, refusal: 'REFRESH_TOKEN_INVALID' }],
  [
    'a session ends after 180 days whatever was rotated',
    token({ expiresAt: 300 * DAY_MS }),
    FAMILY,
    180 * DAY_MS,
    { ok: false, refusal: 'REFRESH_TOKEN_INVALID' },
  ],
  [
    'the direct predecessor is repeated within the grace',
    token({ generation: 2, usedAt: 0 }),
    FAMILY,
    REUSE_GRACE_MS,
    { ok: true, value: 'repeat' },
  ],
  [
    'after the grace it is reuse',
    token({ generation: 2, usedAt: 0 }),
    FAMILY,
    REUSE_GRACE_MS + 1,
    { ok: false, refusal: 'REFRESH_TOKEN_REUSED' },
  ],
  [
    'a grandparent is reuse at once',
    token({ generation: 1, usedAt: 0 }),
    FAMILY,
    1,
    { ok: false, refusal: 'REFRESH_TOKEN_REUSED' },
  ],
])('%s', (_fact, presented, family, now, decision) => {
  expect(presentToken(presented, family, now)).toEqual(decision);
});

/** A family as the server keeps it, driven by the rule. */
const newFamily = () => {
  const tokens: RefreshToken[] = [{ generation: 1, usedAt: null, expiresAt: 60 * DAY_MS }];
  let family: TokenFamily = { newestGeneration: 1, revoked: false, endsAt: 180 * DAY_MS };
  return {
    present(generation: number, now: number) {
      const presented = tokens[generation - 1] ?? null;
      const decision = presentToken(presented, family, now);
      if (!decision.ok) {
        if (decision.refusal === 'REFRESH_TOKEN_REUSED') family = { ...family, revoked: true };
        return decision.refusal;
      }
      if (decision.value === 'repeat') return decision.value;
      tokens[generation - 1] = { ...(tokens[generation - 1] as RefreshToken), usedAt: now };
      family = { ...family, newestGeneration: family.newestGeneration + 1 };
      tokens.push({ generation: family.newestGeneration, usedAt: null, expiresAt: now + 60 * DAY_MS });
      return decision.value;
    },
    alive: () => tokens.filter((each) => each.usedAt === null),
    generations: () => tokens.length,
    ended: () => family.revoked,
  };
};

const steps = fc.array(
  fc.record({ back: fc.nat({ max: 4 }), wait: fc.constantFrom(0, 1, 5000, REUSE_GRACE_MS, REUSE_GRACE_MS + 1, DAY_MS) }),
  { maxLength: 40 },
);

test('whatever is presented when, a family never has two live successors, and reuse ends it for good', () => {
  fc.assert(
    fc.property(steps, (presentations) => {
      const family = newFamily();
      let now = 0;
      let usedAt = 0;
      for (const { back, wait } of presentations) {
        now += wait;
        const newest = family.generations();
        const wasEnded = family.ended();
        const outcome = family.present(newest - back, now);
        expect(family.alive()).toHaveLength(1);
        if (wasEnded || newest - back < 1) expect(outcome).toBe('REFRESH_TOKEN_INVALID');
        else if (back === 0) expect(outcome).toBe('rotate');
        else if (back === 1 && now - usedAt <= REUSE_GRACE_MS) expect(outcome).toBe('repeat');
        else expect(outcome).toBe('REFRESH_TOKEN_REUSED');
        expect(family.ended()).toBe(wasEnded || outcome === 'REFRESH_TOKEN_REUSED');
        if (outcome === 'rotate') usedAt = now;
      }
    }),
    { numRuns: 500 },
  );
});

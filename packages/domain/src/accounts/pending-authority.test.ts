import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AUTHORITY_EVENTS,
  AUTHORITY_RULES,
  type AuthorityEvent,
  type AuthorityRule,
  endedBy,
  isEndedBy,
  PENDING_AUTHORITY,
  type PendingAuthority,
} from './pending-authority.ts';

const OF_SESSIONS: readonly PendingAuthority[] = [
  'session',
  'access_token',
  'refresh_token',
  'entered_pin',
  'push_subscription',
  'download_url',
  'playback_lease',
  'media_url',
];
const OF_TELEVISIONS: readonly PendingAuthority[] = ['tv_sign_in', 'sealed_tv_tokens'];
const OF_A_CHANGE: readonly PendingAuthority[] = ['email_change', 'email_change_stop'];
const BESIDES_SESSIONS: readonly PendingAuthority[] = [
  ...OF_A_CHANGE,
  ...OF_TELEVISIONS,
  'password_link',
  'pending_identity',
  'data_export_ticket',
];

/** Every kind that an event ends, written out; all others go on. */
const ENDED: Readonly<Record<AuthorityEvent, readonly PendingAuthority[]>> = {
  password_changed: [...OF_SESSIONS, ...BESIDES_SESSIONS],
  password_reset: [...OF_SESSIONS, ...BESIDES_SESSIONS],
  sessions_ended: [...OF_SESSIONS, ...BESIDES_SESSIONS],
  session_ended: [...OF_SESSIONS, ...OF_TELEVISIONS],
  signed_out: OF_SESSIONS,
  refresh_token_reused: [...OF_SESSIONS, ...OF_TELEVISIONS],
  email_change_asked: OF_A_CHANGE,
  email_change_stopped: OF_A_CHANGE,
  email_changed: BESIDES_SESSIONS,
  identity_joined: ['pending_identity'],
  identity_unlinked: [...OF_SESSIONS, ...BESIDES_SESSIONS],
};

describe.each(AUTHORITY_EVENTS)('%s', (event) => {
  test.each(PENDING_AUTHORITY)('ends %s or leaves it, as the decision table says', (kind) => {
    expect(isEndedBy(kind, event)).toBe(ENDED[event].includes(kind));
  });
});

const rules: readonly (readonly [PendingAuthority, AuthorityRule])[] = PENDING_AUTHORITY.map((kind) => [
  kind,
  AUTHORITY_RULES[kind],
]);

test('a kind that counts while another does names a kind of the table, and ends at one that the server ends', () => {
  const rootOf = (kind: PendingAuthority): AuthorityRule => {
    const rule: AuthorityRule = AUTHORITY_RULES[kind];
    return 'countsWhile' in rule ? rootOf(rule.countsWhile as PendingAuthority) : rule;
  };
  const bound = rules.filter(([, rule]) => 'countsWhile' in rule);
  expect(bound.length).toBeGreaterThan(5);
  for (const [kind] of bound) expect(rootOf(kind), kind).toHaveProperty('endedBy');
});

test('a kind that nothing ends gives the reason why a proof is asked for again', () => {
  const reasons = rules.flatMap(([, rule]) => ('provenAgain' in rule ? [rule.provenAgain] : []));
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason.length).toBeGreaterThan(20);
});

test('a new password ends whatever “Sign out all others” ends, and both end whatever the end of one session does', () => {
  for (const kind of endedBy('sessions_ended')) expect(endedBy('password_changed')).toContain(kind);
  for (const kind of endedBy('session_ended')) expect(endedBy('sessions_ended')).toContain(kind);
});

test('an unknown kind and an unknown event end everything', () => {
  expect(isEndedBy('a new kind', 'signed_out')).toBe(true);
  expect(isEndedBy('session', 'a new event')).toBe(true);
  expect(isEndedBy('constructor', 'signed_out')).toBe(true);
});

test('whatever is begun and ended in whatever order, what counts was begun after the last event that ends its kind', () => {
  const step = fc.oneof(
    fc.record({ begin: fc.constantFrom(...PENDING_AUTHORITY) }),
    fc.record({ event: fc.constantFrom(...AUTHORITY_EVENTS) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      // As the server does it: only kinds with `endedBy` are written to, and bound kinds look up what they are bound to.
      const begun = new Map<PendingAuthority, { at: number; within: number | null }>();
      const counts = (kind: PendingAuthority): boolean => {
        const own = begun.get(kind);
        const rule: AuthorityRule = AUTHORITY_RULES[kind];
        if (!own) return false;
        if (!('countsWhile' in rule)) return true;
        const root = rule.countsWhile as PendingAuthority;
        return counts(root) && begun.get(root)?.at === own.within;
      };
      for (const [at, each] of steps.entries()) {
        if ('event' in each) for (const kind of endedBy(each.event)) begun.delete(kind);
        else {
          const rule: AuthorityRule = AUTHORITY_RULES[each.begin];
          const root = 'countsWhile' in rule ? begun.get(rule.countsWhile as PendingAuthority) : undefined;
          begun.set(each.begin, { at, within: root?.at ?? null });
        }
      }
      for (const kind of PENDING_AUTHORITY) {
        const own = begun.get(kind);
        if (!own || !counts(kind)) continue;
        const after = steps.slice(own.at).flatMap((each) => ('event' in each ? [each.event] : []));
        expect(after.filter((event) => isEndedBy(kind, event))).toEqual([]);
      }
    }),
  );
});

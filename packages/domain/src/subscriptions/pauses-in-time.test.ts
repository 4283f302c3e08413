import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHARGE_NOTICE_MS } from './charge-notice.ts';
import { entitlementAt } from './entitlement.ts';
import { beginPause, decidePause, PAUSE_MONTHS, pauseEnd, type PauseMonths, resumePaused } from './pause.ts';
import {
  collectNow,
  decline,
  renew,
  type Reserved,
  stepDue,
  type Subscription,
  takeOver,
  markChargeNoticeSent,
  waitForCharge,
} from './subscription.ts';

const NOW = Date.parse('2026-01-31T09:00:00Z');
const DAY_MS = 86_400_000;

const monthly = (from = NOW): Subscription =>
  takeOver({
    id: 's',
    accountId: 'a',
    sku: 'WEB_BASIC_MONTHLY_USD',
    plan: 'Basic',
    period: 'monthly',
    gateway: 'CARD',
    status: 'ACTIVE',
    country: 'US',
    currency: 'USD',
    startedAt: from,
    periodStart: from,
    periodEnd: pauseEnd(from, 1),
  });

/** An account at an instant, with all that happened to it. */
interface Story {
  readonly now: number;
  readonly subscription: Subscription;
  readonly reserved: Reserved | null;
  readonly spans: readonly { readonly kind: 'paid' | 'paused'; readonly start: number; readonly end: number }[];
  readonly noticed: readonly number[];
}

const beginning: Story = { now: NOW, subscription: monthly(), reserved: null, spans: [], noticed: [] };

/** Takes the step that is due, as the job does; a card always pays here. Null where nothing is due. */
const stepOf = (story: Story): Story | null => {
  const { now, subscription, reserved, spans, noticed } = story;
  const step = stepDue(subscription, reserved, now);
  switch (step.do) {
    case 'charge': {
      const { start, end } = step.period;
      return {
        ...story,
        subscription: renew(waitForCharge(subscription), step.period),
        spans: [...spans, { kind: 'paid', start, end }],
      };
    }
    case 'begin_pause': {
      const paused = beginPause(subscription, step.pause);
      const { periodStart: start, periodEnd: end } = paused;
      return { ...story, subscription: paused, reserved: null, spans: [...spans, { kind: 'paused', start, end }] };
    }
    case 'tell_charge':
      return { ...story, subscription: markChargeNoticeSent(subscription, now), noticed: [...noticed, step.period?.start ?? 0] };
    default:
      return null;
  }
};

/** As the clock of an account moves: it halts at whatever falls due on the way. */
const passTo = (story: Story, to: number): Story => {
  const { nextAt } = story.subscription;
  if (nextAt === null || nextAt > to) return { ...story, now: Math.max(story.now, to) };
  const at = { ...story, now: Math.max(story.now, nextAt) };
  return passTo(stepOf(at) ?? at, to);
};

const choosePause = (story: Story, months: PauseMonths): Story => {
  const { subscription, reserved, now } = story;
  const facts = { subscription, reserved, now, partnerBilled: false, pausesOffered: true, isPaying: false };
  const decided = decidePause(facts, months);
  return decided.ok ? { ...story, reserved: decided.value } : story;
};

const takeUp = (story: Story): Story => {
  const { subscription, reserved, spans, now } = story;
  const decided = resumePaused(subscription, reserved, now);
  if (!decided.ok) return story;
  const last = spans.at(-1);
  const cut =
    subscription.status === 'PAUSED' && last ? [...spans.slice(0, -1), { ...last, end: decided.value.periodEnd }] : spans;
  return passTo({ ...story, subscription: decided.value, reserved: null, spans: cut }, now);
};

type Action = { readonly after: number } & (
  | { readonly do: 'pause'; readonly months: PauseMonths }
  | { readonly do: 'resume' | 'nothing' }
);
const act = (story: Story, action: Action): Story => {
  if (action.do === 'pause') return choosePause(story, action.months);
  return action.do === 'resume' ? takeUp(story) : story;
};
const actionLists = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('pause' as const), months: fc.constantFrom(...PAUSE_MONTHS), after: fc.nat(70 * 24) }),
    fc.record({ do: fc.constantFrom('resume' as const, 'nothing' as const), after: fc.nat(70 * 24) }),
  ),
  { maxLength: 12 },
);
const HOUR_MS = 3_600_000;

test('periods follow one another without gap or overlap, whatever pauses and resumes happen', () => {
  fc.assert(
    fc.property(actionLists, (chosen) => {
      let story = beginning;
      for (const action of chosen) story = act(passTo(story, story.now + action.after * HOUR_MS), action);
      story = passTo(story, story.now + 200 * DAY_MS);
      let before = beginning.subscription.periodEnd;
      for (const { start, end } of story.spans) {
        expect(start).toBe(before);
        expect(end).toBeGreaterThan(start);
        before = end;
      }
      expect(story.subscription.periodEnd).toBe(before);
      expect(story.spans.filter(({ kind }) => kind === 'paid').length).toBe(story.subscription.periodNumber - 1);
    }),
  );
});

test('the history of a jump is that of a walk', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAUSE_MONTHS), fc.nat(40), fc.integer({ min: 1, max: 60 }), (months, day, stride) => {
      const chosen = choosePause(passTo(beginning, NOW + day * DAY_MS), months);
      const end = NOW + 300 * DAY_MS;
      let walked = chosen;
      while (walked.now < end) walked = passTo(walked, Math.min(end, walked.now + stride * HOUR_MS * 7));
      expect(walked).toEqual(passTo(chosen, end));
    }),
  );
});

test('a pause that has not begun and is taken back leaves all as it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAUSE_MONTHS), fc.nat(27), (months, day) => {
      const before = passTo(beginning, NOW + day * DAY_MS);
      const chosen = choosePause(before, months);
      expect(chosen.reserved).toMatchObject({ kind: 'pause', months });
      expect(takeUp(chosen)).toEqual(before);
    }),
  );
});

test('in a pause nothing may be watched and nothing is charged, and its end is announced a week before the charge', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAUSE_MONTHS), fc.nat(999), (months, share) => {
      const chosen = choosePause(beginning, months);
      const from = chosen.subscription.periodEnd;
      const until = pauseEnd(from, months);
      const within = from + Math.floor(((until - from - 1) * share) / 999);
      const paused = passTo(chosen, within);
      expect(entitlementAt(chosen.subscription, from - 1)).not.toBeNull();
      expect(entitlementAt(paused.subscription, within)).toBeNull();
      expect(paused.spans.map(({ kind }) => kind)).toEqual(['paused']);
      expect(paused.noticed).toEqual(within >= until - CHARGE_NOTICE_MS ? [until] : []);
      const after = passTo(paused, until);
      expect(after.noticed).toEqual([until]);
      expect(after.spans.map(({ kind }) => kind)).toEqual(['paused', 'paid']);
      expect(after.subscription).toMatchObject({ status: 'ACTIVE', periodStart: until, anchorAt: until });
      expect(entitlementAt(after.subscription, until)).not.toBeNull();
    }),
  );
});

test('a pause counts for nothing by any clock, also where that of the account runs ahead', () => {
  const paused = passTo(choosePause(beginning, 1), beginning.subscription.periodEnd).subscription;
  expect(paused.until).toBeGreaterThan(NOW);
  expect(entitlementAt(paused, NOW)).toBeNull();
});

test('resuming charges at once, sends no further notice and begins a new month', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAUSE_MONTHS), fc.nat(27 * 24), (months, hour) => {
      const at = beginning.subscription.periodEnd + hour * HOUR_MS;
      const paused = passTo(choosePause(beginning, months), at);
      const resumed = takeUp(paused);
      const { status, periodStart, periodEnd, anchorAt } = resumed.subscription;
      expect([status, anchorAt, periodEnd]).toEqual(['ACTIVE', periodStart, pauseEnd(periodStart, 1)]);
      expect(Math.abs(periodStart - at)).toBeLessThanOrEqual(1);
      expect(resumed.noticed).toEqual(paused.noticed);
    }),
  );
});

test('resuming after the end of a pause, before its charge, is charged from that end on', () => {
  const paused = passTo(choosePause(beginning, 1), beginning.subscription.periodEnd).subscription;
  expect(resumePaused(paused, null, paused.periodEnd + DAY_MS)).toMatchObject({
    ok: true,
    value: { periodEnd: paused.periodEnd },
  });
});

test('a charge that is declined when a pause ends is tried again as any other; another card before that asks for nothing', () => {
  const paused = markChargeNoticeSent(passTo(choosePause(beginning, 1), beginning.subscription.periodEnd).subscription, NOW);
  expect(collectNow(paused, paused.periodStart + DAY_MS)).toBe(paused);
  const { periodEnd } = paused;
  expect(stepDue(paused, null, periodEnd)).toMatchObject({ do: 'charge', period: { plan: 'Basic', start: periodEnd } });
  expect(decline(waitForCharge(paused), 'soft', periodEnd)).toMatchObject({
    status: 'ACTIVE - IN RETRIES',
    nextAt: periodEnd + DAY_MS,
  });
});

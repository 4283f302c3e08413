import { expect, test } from 'vitest';
import { MAX_POPUPS_AT_ONCE, type Popup, POPUP_PLACEMENTS, popupsFor } from './popup.ts';

const { main, live } = POPUP_PLACEMENTS;
const popup = (id: string, different: Partial<Popup> = {}): Popup => ({
  id,
  placement: main,
  audiences: ['anonymous', 'avod', 'svod'],
  imgUrl: '/img/v1/1001/popup',
  width: 1168,
  link: {
    type: 'internal',
    url: '/plan',
    trackingId: id,
    popupTrackingId: `${id}-1`,
    contentId: null,
    contentTitle: null,
    buttonTitle: {},
    exposure: { intervalHours: 24, mostShown: 0 },
    targetApi: null,
    checkout: null,
  },
  startsAt: 100,
  endsAt: 200,
  ...different,
});
const QUERY = { placement: main, audience: 'avod', now: 150 } as const;
const shown = (popups: readonly Popup[], different: Partial<Parameters<typeof popupsFor>[1]> = {}) =>
  popupsFor(popups, { ...QUERY, ...different }).map(({ id }) => id);

test.each([
  // placement, audiences, from, until | asked at, as, now | shown
  [main, ['avod'], 100, 200, main, 'avod', 150, true],
  [main, ['avod'], 100, 200, live, 'avod', 150, false],
  [live, ['avod'], 100, 200, main, 'avod', 150, false],
  [main, ['avod'], 100, 200, 'elsewhere', 'avod', 150, false],
  [main, ['avod'], 100, 200, main, 'svod', 150, false],
  [main, ['avod'], 100, 200, main, 'anonymous', 150, false],
  [main, ['anonymous', 'svod'], 100, 200, main, 'anonymous', 150, true],
  [main, ['anonymous', 'svod'], 100, 200, main, 'svod', 150, true],
  [main, ['anonymous', 'svod'], 100, 200, main, 'avod', 150, false],
  [main, ['avod'], 150, 200, main, 'avod', 149, false],
  [main, ['avod'], 150, 200, main, 'avod', 150, true],
  [main, ['avod'], 100, 151, main, 'avod', 150, true],
  [main, ['avod'], 100, 150, main, 'avod', 150, false],
] as const)(
  'at %s for %j from %i until %i, asked at %s by %s at %i: %s',
  (placement, audiences, startsAt, endsAt, askedAt, audience, now, isShown) => {
    const popups = [popup('one', { placement, audiences, startsAt, endsAt })];
    expect(shown(popups, { placement: askedAt, audience, now })).toEqual(isShown ? ['one'] : []);
  },
);

test('the newest comes first, and of two that begin together the first by name', () => {
  expect(shown([popup('old', { startsAt: 90 }), popup('b'), popup('a'), popup('new', { startsAt: 120 })])).toEqual([
    'new',
    'a',
    'b',
    'old',
  ]);
});

test("the six newest popups for the caller's audience are shown at once", () => {
  const many = Array.from({ length: 9 }, (_, index) => popup(`p${index}`, { startsAt: 100 + index }));
  const others = Array.from({ length: 9 }, (_, index) => popup(`o${index}`, { startsAt: 120 + index, audiences: ['svod'] }));
  expect(shown([...many, ...others])).toEqual(['p8', 'p7', 'p6', 'p5', 'p4', 'p3']);
  expect(MAX_POPUPS_AT_ONCE).toBe(6);
});

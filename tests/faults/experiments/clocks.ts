import { balanceOf } from '../world/balance.ts';
import { askOnce } from '../world/calls.ts';
import { type Installation, newInstallation, type Node } from '../world/installation.ts';
import { newCardToken, newPeople, type Person } from '../world/people.ts';
import { type Experiment, type Given, none } from './experiment.ts';

/** All have daylight saving time, on days of their own; Lord Howe's is half an hour. */
const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Auckland', 'America/Santiago'];

/** Purchase instants: ends of months, a leap day, and daylight saving transitions. */
const ANCHORS = [
  '2027-01-31T12:00:00Z',
  '2028-02-29T23:59:59Z',
  '2027-03-14T07:00:00Z',
  '2027-11-07T06:30:00Z',
  '2027-03-28T01:00:00Z',
  '2027-10-31T01:30:00Z',
  '2027-10-02T15:00:00Z',
  '2027-04-03T15:00:00Z',
];
const RENEWALS = 14;
const QUICK_RENEWALS = 3;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Offsets before and after a renewal, in milliseconds. */
const AROUND = [HOUR_MS, DAY_MS];

/** `months` later at the same time of day, UTC, clamped to the last day of a short month. */
const monthsAfter = (anchor: number, months: number): number => {
  const at = new Date(anchor);
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return first.getTime() + (Math.min(at.getUTCDate(), days) - 1) * DAY_MS + (anchor % DAY_MS);
};

interface Seen {
  missing: number;
  double: number;
  wrongDay: number;
  refused: number;
}

const renewalsOf = async ({ connection }: Installation, accountId: string): Promise<readonly number[]> => {
  const { rows } = await connection.query(
    "select period_start from invoices where account_id = $1 and kind = 'renewal' and state = 'paid' order by period_start",
    [accountId],
  );
  return rows.map((row: { readonly period_start: Date }) => row.period_start.getTime());
};

/** Buys at an instant and walks through months, an hour and a day before and after each renewal. */
const walk = async (
  installation: Installation,
  { origin }: Node,
  {
    person,
    anchor,
    renewals,
    seen,
  }: { readonly person: Person; readonly anchor: number; readonly renewals: number; readonly seen: Seen },
): Promise<void> => {
  const operator = `operator ${installation.operatorKey}`;
  const moveTo = async (instant: number): Promise<number | null> => {
    const response = await askOnce(
      origin,
      'changeTestClock',
      { email: person.email, to: new Date(instant).toISOString() },
      operator,
    );
    return typeof response === 'string' ? null : response.status;
  };
  if ((await moveTo(anchor)) !== 200) seen.refused += 1;
  const order = {
    sku: 'WEB_BASIC_MONTHLY_USD',
    skip_trial: true,
    token_id: await newCardToken(installation),
    terms_accepted: true,
  };
  const bought = await askOnce(origin, 'purchase', order, person.accessToken);
  if (typeof bought === 'string' || bought.status !== 200) seen.refused += 1;
  const running = await installation.repositories.subscriptions.findOf(person.accountId);
  const from = running?.anchorAt ?? Number.NaN;
  for (let renewal = 1; renewal <= renewals; renewal += 1) {
    const due = monthsAfter(from, renewal);
    const distance = AROUND[renewal % AROUND.length] ?? HOUR_MS;
    for (const around of [-distance, distance]) {
      if ((await moveTo(due + around)) !== 200) seen.refused += 1;
      const made = await renewalsOf(installation, person.accountId);
      const meant = around < 0 ? renewal - 1 : renewal;
      seen.missing += Math.max(0, meant - made.length);
      seen.double += Math.max(0, made.length - meant);
      if (around > 0 && made[renewal - 1] !== due) seen.wrongDay += 1;
    }
  }
  // Back there is no way, neither by an hour nor by a day.
  const last = monthsAfter(from, renewals);
  for (const around of AROUND) if ((await moveTo(last - around)) !== 400) seen.refused += 1;
};

const inZone = async (given: Given, zone: string, renewals: number, seen: Seen): Promise<number> => {
  const installation = await newInstallation(given.cluster, `clocks_${zone.toLowerCase().replace(/\W/g, '_')}`);
  try {
    const node = await installation.startNode({ TZ: zone, TEST_CLOCK: 'on' });
    const people = await newPeople(installation, ANCHORS.length);
    await Promise.all(
      people.map((person, index) =>
        walk(installation, node, { person, anchor: Date.parse(ANCHORS[index] ?? ''), renewals, seen }),
      ),
    );
    const { lost, double, unbalanced, unsettled } = await balanceOf(installation.connection);
    return lost + double + unbalanced + unsettled;
  } finally {
    await installation.close();
  }
};

export const clocks: Experiment = {
  name: 'R8',
  about: 'renewals over months, leap days and clocks that are put on and back, in five time zones',
  run: async (given) => {
    const renewals = given.quick ? QUICK_RENEWALS : RENEWALS;
    const seen: Seen = { missing: 0, double: 0, wrongDay: 0, refused: 0 };
    let unbalanced = 0;
    for (const zone of ZONES) unbalanced += await inZone(given, zone, renewals, seen);
    const all = ZONES.length * ANCHORS.length * renewals;
    return {
      did: `${all} renewals in ${ZONES.length} time zones`,
      figures: [
        none('missing', seen.missing),
        none('double', seen.double),
        none('on another instant', seen.wrongDay),
        none('clocks that moved wrong', seen.refused),
        none('unbalanced', unbalanced),
      ],
    };
  },
};

import { join } from 'node:path';
import { ROOT } from './root.ts';
import { UserError } from './run.ts';

/** Time zone of every process and browser of a test run, whatever the machine's is. */
export const TEST_ZONE = process.env['TEST_ZONE'] ?? 'UTC';

const MINUTE_MS = 60_000;

/** UTC offset of a time zone at an instant, in milliseconds. */
const aheadOfUtc = (zone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return local - Math.floor(at / MINUTE_MS) * MINUTE_MS;
};

/** The instant of a local date and time (2027-01-31T23:50) in a zone. */
export const instantIn = (zone: string, local: string): number => {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) throw new UserError(`--at ${local}: write a local date and time, as in 2027-01-31T23:50.`);
  // The second iteration corrects instants near a daylight-saving change.
  const near = asUtc - aheadOfUtc(zone, asUtc);
  return asUtc - aheadOfUtc(zone, near);
};

/** Environment of a test run in a time zone. With `at`, the clock starts at that local time and runs on; otherwise it is the machine's. */
export const clockEnvironment = (zone: string, at: string | undefined, now: number): NodeJS.ProcessEnv => {
  if (at === undefined) return { TEST_ZONE: zone, TZ: zone };
  const preload = join(ROOT, 'tests/clock/preload.mjs');
  return {
    TEST_ZONE: zone,
    TZ: zone,
    TEST_CLOCK_OFFSET_MS: String(instantIn(zone, at) - now),
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${preload}`.trim(),
  };
};

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { clockEnvironment, instantIn } from './test-clock.ts';

test.each([
  ['UTC', '2027-01-31T23:50', '2027-01-31T23:50:00Z'],
  ['America/Los_Angeles', '2027-01-31T23:50', '2027-02-01T07:50:00Z'],
  ['America/Los_Angeles', '2027-07-31T23:50', '2027-08-01T06:50:00Z'],
  ['Asia/Kolkata', '2028-02-29T00:10', '2028-02-28T18:40:00Z'],
])('in %s, %s is %s', (zone, local, instant) => {
  expect(instantIn(zone, local)).toBe(Date.parse(instant));
});

test.each(['tomorrow', '2027-01-31', '2027-13-31T23:50', '2027-01-31T23:50Z'])(
  '%s is refused as a time of a test run',
  (local) => {
    expect(() => instantIn('UTC', local)).toThrow('--at');
  },
);

const CLOCK =
  'process.stdout.write([new Date().toString(), Date.now() - Number(new Date()), new Date(0).toISOString()].join("|"))';

test('a process with the environment of a moved clock shows the local time that was asked for, and dates of its own as they are', () => {
  const env = { ...process.env, ...clockEnvironment('America/Los_Angeles', '2027-01-31T23:50', Date.now()) };
  const [shown, apart, epoch] = execFileSync(process.execPath, ['-e', CLOCK], { env, encoding: 'utf8' }).split('|');
  expect(shown).toMatch(/^Sun Jan 31 2027 23:50:\d\d GMT-0800/);
  expect(Math.abs(Number(apart))).toBeLessThan(100);
  expect(epoch).toBe('1970-01-01T00:00:00.000Z');
});

test('a function that a test puts in the place of Date.now counts under a moved clock, and may call the one before it', () => {
  const env = { ...process.env, ...clockEnvironment('UTC', '2027-01-31T23:50', Date.now()) };
  const sleep = 'const before = Date.now.bind(Date); Date.now = () => before() + 3_600_000;';
  const script = 'process.stdout.write([new Date().toISOString(), new Date(Date.now()).toISOString()].join("|"))';
  const [made, printed] = execFileSync(process.execPath, ['-e', `${sleep} ${script}`], { env, encoding: 'utf8' }).split('|');
  expect(made).toMatch(/^2027-02-01T00:50/);
  expect(printed).toMatch(/^2027-02-01T00:50/);
});

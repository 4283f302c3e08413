import type { paymentSettings } from './payment-settings.ts';
import { isLoopback, onOff } from './setting-kinds.ts';
import { type EnvironmentOf, type RefuseSettings, setting } from './setting.ts';

/** Test installations only. */
export const testSettings = {
  testClock: setting({
    name: 'TEST_CLOCK',
    kind: onOff,
    default: 'off',
    doc: '`on` lets an operator with `OPERATOR_KEY` advance the clock of a single account, to test its subscription. Only with a `PUBLIC_URL` on this machine and with the sandbox',
  }),
  testSwitches: setting({
    name: 'TEST_SWITCHES',
    kind: onOff,
    default: 'off',
    doc: '`on` lets an operator with `OPERATOR_KEY` force failures, outcomes and states, to see every message ([test switches](test-switches.md)). Only with a `PUBLIC_URL` on this machine and with the sandbox. Otherwise their route answers 404',
  }),
};

type TestEnvironment = EnvironmentOf<typeof testSettings> & Pick<EnvironmentOf<typeof paymentSettings>, 'PAYMENTS'>;

/** Paying viewers never meet a moved clock or a forced failure: such settings end the start anywhere but on a test installation. */
export const resolveTestOnly = (
  name: 'TEST_CLOCK' | 'TEST_SWITCHES',
  set: TestEnvironment,
  publicUrl: string,
  wrong: RefuseSettings,
): boolean => {
  if (!set[name]) return false;
  if (set.PAYMENTS !== 'sandbox') throw wrong([`${name}: only with PAYMENTS=sandbox`]);
  if (!isLoopback(publicUrl)) throw wrong([`${name}: only where PUBLIC_URL is this machine`]);
  return true;
};

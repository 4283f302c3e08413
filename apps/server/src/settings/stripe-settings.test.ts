import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';

const home = mkdtempSync(join(tmpdir(), 'madang-settings-'));
afterAll(() => rmSync(home, { recursive: true }));
const read = (environment: NodeJS.ProcessEnv) => readSettings(environment, home).stripe;

const TEST = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const LIVE = {
  ...TEST,
  STRIPE_SECRET_KEY: 'rk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  PUBLIC_URL: 'https://madang.example',
};

test('Stripe takes the money where it is named with its keys', () => {
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecrets: ['whsec_1'], api: null };
  expect(read(TEST)).toEqual(keys);
  expect(read({ ...TEST, STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2' })?.webhookSecrets).toEqual(['whsec_1', 'whsec_2']);
  expect(read({ ...TEST, STRIPE_API: 'http://127.0.0.1:4710' })?.api).toBe('http://127.0.0.1:4710');
  expect(read(LIVE)).toMatchObject({ secretKey: 'rk_live_1' });
  expect(read({})).toBeNull();
});

test.each([
  ['STRIPE_SECRET_KEY', { ...TEST, STRIPE_SECRET_KEY: undefined }],
  ['STRIPE_PUBLISHABLE_KEY', { ...TEST, STRIPE_PUBLISHABLE_KEY: undefined }],
  ['STRIPE_WEBHOOK_SECRET', { ...TEST, STRIPE_WEBHOOK_SECRET: '' }],
  ['STRIPE_SECRET_KEY', { ...TEST, STRIPE_SECRET_KEY: 'pk_test_1' }],
  ['STRIPE_PUBLISHABLE_KEY', { ...TEST, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }],
  ['STRIPE_WEBHOOK_SECRET', { ...TEST, STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2,whsec_3' }],
  // Payments that go through here, and are never taken.
  ['STRIPE_PUBLISHABLE_KEY', { ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
  ['STRIPE_SECRET_KEY', { ...LIVE, PUBLIC_URL: 'http://madang.example' }],
  ['STRIPE_API', { ...LIVE, STRIPE_API: 'http://127.0.0.1:4710' }],
  ['STRIPE_API', { ...TEST, STRIPE_API: 'http://stripe.example' }],
  // Keys that would be set without effect, and sandbox settings without a sandbox.
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['STRIPE_WEBHOOK_SECRET', { PAYMENTS: 'sandbox', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ['PAY_PORT', { ...TEST, PAY_PORT: '4601' }],
  ['PAY_URL', { ...TEST, PAY_URL: 'https://pay.example' }],
  ['TEST_CLOCK', { ...TEST, TEST_CLOCK: 'on' }],
  ['TEST_SWITCHES', { ...TEST, TEST_SWITCHES: 'on' }],
])('a wrong %s is refused at the start, in one line that does not repeat it', (setting, environment) => {
  const start = () => read(environment as NodeJS.ProcessEnv);
  expect(start).toThrow(new RegExp(`^The settings are not right\\. ${setting}: [^\\n]+$`));
  expect(start).not.toThrow(/sk_test_1|whsec_1/);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';

const home = mkdtempSync(join(tmpdir(), 'madang-settings-'));
afterAll(() => rmSync(home, { recursive: true }));
const read = (environment: NodeJS.ProcessEnv) => readSettings(environment, home).recurly;

const US = {
  SUBSCRIPTION_BACKEND: 'recurly',
  RECURLY_API_KEY: 'private',
  RECURLY_PUBLIC_KEY: 'ewr1-public',
  RECURLY_WEBHOOK_KEYS: 'one, two',
};
const EU = { ...US, RECURLY_REGION: 'eu', RECURLY_PUBLIC_KEY: 'fra-public' };

test('Recurly keeps subscriptions where it is named with its keys', () => {
  const keys = { key: 'private', publicKey: 'ewr1-public', region: 'us', webhookKeys: ['one', 'two'], origin: null };
  expect(read(US)).toEqual(keys);
  expect(read(EU)).toMatchObject({ region: 'eu', publicKey: 'fra-public' });
  expect(read({ ...US, RECURLY_API: 'http://127.0.0.1:4711' })?.origin).toBe('http://127.0.0.1:4711');
  expect(read({})).toBeNull();
});

test('all missing settings are reported in one error', () => {
  expect(() => read({ SUBSCRIPTION_BACKEND: 'recurly' })).toThrow(
    'RECURLY_API_KEY: SUBSCRIPTION_BACKEND=recurly needs it; RECURLY_PUBLIC_KEY: SUBSCRIPTION_BACKEND=recurly needs it; ' +
      'RECURLY_WEBHOOK_KEYS: SUBSCRIPTION_BACKEND=recurly needs it.',
  );
});

test.each([
  ['RECURLY_API_KEY', { ...US, RECURLY_API_KEY: '' }],
  ['RECURLY_PUBLIC_KEY', { ...US, RECURLY_PUBLIC_KEY: undefined }],
  ['RECURLY_WEBHOOK_KEYS', { ...US, RECURLY_WEBHOOK_KEYS: ' ' }],
  // A private key in place of the public one, which would be sent to browsers.
  ['RECURLY_PUBLIC_KEY', { ...US, RECURLY_PUBLIC_KEY: '0123456789abcdef0123456789abcdef' }],
  ['RECURLY_PUBLIC_KEY', { ...US, RECURLY_REGION: 'eu' }],
  ['RECURLY_PUBLIC_KEY', { ...EU, RECURLY_REGION: 'us' }],
  ['RECURLY_REGION', { ...US, RECURLY_REGION: 'asia' }],
  ['RECURLY_API', { ...US, RECURLY_API: 'http://recurly.example' }],
  // What only our own engine has.
  ['PROMOTION_UNTIL', { ...US, PROMOTION_UNTIL: '2027-01-31' }],
  ['TAX_RATES', { ...US, TAX_RATES: 'demo' }],
  ['TEST_CLOCK', { ...US, TEST_CLOCK: 'on' }],
  ['TEST_SWITCHES', { ...US, TEST_SWITCHES: 'on' }],
  ['PAUSES', { ...US, PAUSES: 'on' }],
  ['GIFTS', { ...US, GIFTS: 'on' }],
  // Others who would keep cards.
  [
    'PAYMENTS',
    {
      ...US,
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
  ],
  ['STRIPE_SECRET_KEY', { ...US, STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['PAY_PORT', { ...US, PAY_PORT: '4601' }],
  ['PAY_URL', { ...US, PAY_URL: 'https://pay.example' }],
  ['PAY_KEY', { ...US, PAY_KEY: 'a'.repeat(43) }],
  // Keys that would be set without effect.
  ['RECURLY_API_KEY', { RECURLY_API_KEY: 'private' }],
  ['RECURLY_PUBLIC_KEY', { RECURLY_PUBLIC_KEY: 'ewr1-public' }],
  ['RECURLY_WEBHOOK_KEYS', { RECURLY_WEBHOOK_KEYS: 'one' }],
])('a wrong %s is refused at the start, in one line that does not repeat it', (setting, environment) => {
  const start = () => read(environment as NodeJS.ProcessEnv);
  expect(start).toThrow(new RegExp(`^The settings are not right\\. ${setting}: [^\\n]+$`));
  expect(start).not.toThrow(/private|sk_test_1|0123456789abcdef/);
});

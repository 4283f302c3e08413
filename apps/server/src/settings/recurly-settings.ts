import { isEuropeanKey } from '@madang/contract/billing/card-fields.ts';
import { z } from 'zod';
import type { paymentSettings } from './payment-settings.ts';
import type { secretSettings } from './secret-settings.ts';
import { type EnvironmentOf, optionalSetting, type RefuseSettings, setting, type SettingKind } from './setting.ts';
import { choice, matching, testUrl, text } from './setting-kinds.ts';
import type { billingSettings, offerSettings } from './subscription-settings.ts';
import type { testSettings } from './test-settings.ts';

const webhookKeys: SettingKind<readonly string[]> = {
  schema: z
    .string()
    .transform((keys) => keys.split(',').map((key) => key.trim()))
    .transform((keys) => keys.filter((key) => key !== '')),
  values: 'keys, separated by commas',
};

/** Required with SUBSCRIPTION_BACKEND=recurly and refused without it. */
export const recurlySettings = {
  recurlyApiKey: optionalSetting({
    name: 'RECURLY_API_KEY',
    kind: text('API key', z.string().min(1).max(400)),
    secret: true,
    doc: 'Recurly’s private API key. Recurly’s keys are required with `SUBSCRIPTION_BACKEND=recurly` and refused without it',
  }),
  recurlyPublicKey: optionalSetting({
    name: 'RECURLY_PUBLIC_KEY',
    kind: matching('`ewr1-…` or `fra-…`', /^[a-z]+[0-9]*-[\w-]+$/, 'must be a public key of the site, as in ewr1-… or fra-…'),
    doc: 'Public key by which browsers name the site to Recurly',
  }),
  recurlyRegion: setting({
    name: 'RECURLY_REGION',
    kind: choice('us', 'eu'),
    default: 'us',
    doc: 'Region of the Recurly site',
  }),
  recurlyWebhookKeys: setting({
    name: 'RECURLY_WEBHOOK_KEYS',
    kind: webhookKeys,
    default: '',
    secret: true,
    doc: 'Keys that sign Recurly’s webhooks. To rotate one, set the new and the old one',
  }),
  recurlyApi: optionalSetting({
    name: 'RECURLY_API',
    kind: testUrl,
    doc: 'Base URL of a Recurly stand-in on this machine, for tests',
  }),
};

export interface RecurlySettings {
  readonly key: string;
  /** By which browsers name the site to Recurly. */
  readonly publicKey: string;
  readonly region: 'us' | 'eu';
  /** Webhook keys: two during a rotation. */
  readonly webhookKeys: readonly string[];
  /** Where Recurly’s calls go instead; null but in tests. */
  readonly origin: string | null;
}

type BackendEnvironment = Pick<EnvironmentOf<typeof billingSettings>, 'SUBSCRIPTION_BACKEND' | 'TAX_RATES'> &
  Pick<EnvironmentOf<typeof offerSettings>, 'PROMOTION_UNTIL' | 'PAUSES' | 'GIFTS'> &
  EnvironmentOf<typeof testSettings> &
  Pick<EnvironmentOf<typeof paymentSettings>, 'PAYMENTS' | 'PAY_PORT' | 'PAY_URL'> &
  Pick<EnvironmentOf<typeof secretSettings>, 'PAY_KEY'>;
type RecurlyEnvironment = EnvironmentOf<typeof recurlySettings> & BackendEnvironment;

/**
 * What only our own billing engine supports: Recurly has its own prices, taxes, clock and pauses, and does not sell our gifts. It
 * keeps the cards as well, so no other provider is used and the sandbox does not listen.
 */
const clashesOf = ({
  PROMOTION_UNTIL,
  TAX_RATES,
  TEST_CLOCK,
  TEST_SWITCHES,
  PAUSES,
  GIFTS,
  ...payments
}: BackendEnvironment): readonly string[] =>
  [
    PROMOTION_UNTIL !== undefined && 'PROMOTION_UNTIL',
    TAX_RATES !== 'none' && 'TAX_RATES',
    TEST_CLOCK && 'TEST_CLOCK',
    TEST_SWITCHES && 'TEST_SWITCHES',
    PAUSES && 'PAUSES',
    GIFTS && 'GIFTS',
    payments.PAYMENTS !== 'sandbox' && 'PAYMENTS',
    ...(['PAY_PORT', 'PAY_URL', 'PAY_KEY'] as const).map((name) => payments[name] !== undefined && name),
  ]
    .filter((name) => name !== false)
    .map((name) => `${name}: not with SUBSCRIPTION_BACKEND=recurly`);

const NEEDED = ['RECURLY_API_KEY', 'RECURLY_PUBLIC_KEY'] as const;

/** Setting Recurly's keys means that Recurly keeps subscriptions. */
const unusedOf = (set: EnvironmentOf<typeof recurlySettings>): readonly string[] =>
  [
    ...([...NEEDED, 'RECURLY_API'] as const).map((name) => set[name] !== undefined && name),
    set.RECURLY_WEBHOOK_KEYS.length > 0 && 'RECURLY_WEBHOOK_KEYS',
  ]
    .filter((name) => name !== false)
    .map((name) => `${name}: set, but SUBSCRIPTION_BACKEND is not recurly`);

/** How Recurly is reached, or null where our own engine keeps subscriptions. */
export const resolveRecurly = (set: RecurlyEnvironment, wrong: RefuseSettings): RecurlySettings | null => {
  if (set.SUBSCRIPTION_BACKEND === 'embedded') {
    const unused = unusedOf(set);
    if (unused.length > 0) throw wrong(unused);
    return null;
  }
  const { RECURLY_API_KEY: key = '', RECURLY_PUBLIC_KEY: publicKey = '', RECURLY_REGION: region } = set;
  const missing = [
    ...NEEDED.map((name) => set[name] === undefined && name),
    set.RECURLY_WEBHOOK_KEYS.length === 0 && 'RECURLY_WEBHOOK_KEYS',
  ].filter((name) => name !== false);
  const faults = [...missing.map((name) => `${name}: SUBSCRIPTION_BACKEND=recurly needs it`), ...clashesOf(set)];
  if (faults.length > 0) throw wrong(faults);
  // Cards would go to one continent, and we would ask for them on the other.
  if (isEuropeanKey(publicKey) !== (region === 'eu'))
    throw wrong(['RECURLY_PUBLIC_KEY: must be of the region in RECURLY_REGION, fra-… for eu and no other']);
  return { key, publicKey, region, webhookKeys: set.RECURLY_WEBHOOK_KEYS, origin: set.RECURLY_API ?? null };
};

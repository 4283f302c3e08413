import type { paymentSettings } from './payment-settings.ts';
import { type EnvironmentOf, optionalSetting, type RefuseSettings } from './setting.ts';
import { matching, testUrl } from './setting-kinds.ts';

/** Required with PAYMENTS=stripe and refused without it. */
export const stripeSettings = {
  stripeSecretKey: optionalSetting({
    name: 'STRIPE_SECRET_KEY',
    kind: matching('`sk_…` or `rk_…`', /^[rs]k_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe, sk_… or rk_…'),
    secret: true,
    doc: 'Stripe’s secret or restricted key. Stripe’s three keys are required with `PAYMENTS=stripe` and refused without it',
  }),
  stripePublishableKey: optionalSetting({
    name: 'STRIPE_PUBLISHABLE_KEY',
    kind: matching('`pk_…`', /^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe, pk_…'),
    doc: 'Stripe’s publishable key, in the same mode (test or live) as `STRIPE_SECRET_KEY`',
  }),
  stripeWebhookSecret: optionalSetting({
    name: 'STRIPE_WEBHOOK_SECRET',
    kind: matching(
      '`whsec_…`',
      /^whsec_\w+(,whsec_\w+)?$/,
      'must be the signing secret of the webhook, whsec_…, or two joined by a comma',
    ),
    secret: true,
    doc: 'Signing secret of the webhook. To rotate it, set the new and the old one, separated by a comma',
  }),
  stripeApi: optionalSetting({
    name: 'STRIPE_API',
    kind: testUrl,
    doc: 'Base URL of a Stripe stand-in on this machine, for tests',
  }),
};
type StripeEnvironment = EnvironmentOf<typeof stripeSettings> & Pick<EnvironmentOf<typeof paymentSettings>, 'PAYMENTS'>;

export interface StripeSettings {
  readonly secretKey: string;
  /** By which browsers name us to Stripe. */
  readonly publishableKey: string;
  /** By which Stripe signs its notices; two while one takes the place of the other. */
  readonly webhookSecrets: readonly string[];
  /** Where Stripe’s calls go instead; null but in tests. */
  readonly api: string | null;
}

const NEEDED = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const isLive = (key: string): boolean => key.includes('_live_');

/** Stripe's keys come together and in one mode (test or live), or not at all. */
export const resolveStripe = (set: StripeEnvironment, publicUrl: string, wrong: RefuseSettings): StripeSettings | null => {
  if (set.PAYMENTS !== 'stripe') {
    const given = [...NEEDED, 'STRIPE_API' as const].filter((name) => set[name] !== undefined);
    if (given.length > 0) throw wrong(given.map((name) => `${name}: set, but PAYMENTS is not stripe`));
    return null;
  }
  const missing = NEEDED.filter((name) => set[name] === undefined);
  if (missing.length > 0) throw wrong(missing.map((name) => `${name}: PAYMENTS=stripe needs it`));
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PUBLISHABLE_KEY: publishableKey = '', STRIPE_API: api = null } = set;
  if (isLive(secretKey) !== isLive(publishableKey))
    throw wrong(['STRIPE_PUBLISHABLE_KEY: must be of the same mode as STRIPE_SECRET_KEY, test or live']);
  if (isLive(secretKey) && !publicUrl.startsWith('https:'))
    throw wrong(['STRIPE_SECRET_KEY: a live key only where PUBLIC_URL begins with https://']);
  if (isLive(secretKey) && api !== null) throw wrong(['STRIPE_API: never with a live key']);
  return { secretKey, publishableKey, webhookSecrets: (set.STRIPE_WEBHOOK_SECRET ?? '').split(','), api };
};

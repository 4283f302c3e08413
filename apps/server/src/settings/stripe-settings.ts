import { z } from 'zod';

/** Settings about Stripe; README lists them. */
export const STRIPE_ENVIRONMENT = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe, sk_… or rk_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe, pk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)?$/, 'must be the signing secret of the webhook, whsec_…, or two joined by a comma')
    .optional(),
  STRIPE_API: z
    .url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/, error: 'only for tests: http://127.0.0.1:…' })
    .optional(),
} as const;
type Set = z.infer<z.ZodObject<typeof STRIPE_ENVIRONMENT>>;

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
export const stripeOf = (
  set: Set & { readonly PAYMENTS: string },
  publicUrl: string,
  wrong: (faults: readonly string[]) => Error,
): StripeSettings | null => {
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

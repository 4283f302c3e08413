import { isEuropeanKey } from '@madang/contract/billing/card-fields.ts';
import { z } from 'zod';

const text = z.string().min(1).max(400);

/** Settings about who keeps subscriptions; docs/operations/recurly.md says what they are for. */
export const RECURLY_ENVIRONMENT = {
  SUBSCRIPTION_BACKEND: z.enum(['embedded', 'recurly']).default('embedded'),
  RECURLY_API_KEY: text.optional(),
  RECURLY_PUBLIC_KEY: z
    .string()
    .regex(/^[a-z]+[0-9]*-[\w-]+$/, 'must be a public key of the site, as in ewr1-… or fra-…')
    .optional(),
  RECURLY_REGION: z.enum(['us', 'eu']).default('us'),
  RECURLY_WEBHOOK_KEYS: z
    .string()
    .default('')
    .transform((keys) => keys.split(',').map((key) => key.trim()))
    .transform((keys) => keys.filter((key) => key !== '')),
  RECURLY_API: z
    .url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/, error: 'only for tests: http://127.0.0.1:…' })
    .optional(),
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

const Set = z.object(RECURLY_ENVIRONMENT);

interface Others {
  readonly PROMOTION_UNTIL?: string | undefined;
  readonly TAX_RATES: string;
  readonly TEST_CLOCK: string;
  readonly TEST_SWITCHES: string;
  readonly PAUSES: string;
  readonly GIFTS: string;
  readonly PAYMENTS: string;
  readonly PAY_PORT?: number | undefined;
  readonly PAY_URL?: string | undefined;
  readonly PAY_KEY?: string | undefined;
}

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
}: Others): readonly string[] =>
  [
    PROMOTION_UNTIL !== undefined && 'PROMOTION_UNTIL',
    TAX_RATES !== 'none' && 'TAX_RATES',
    TEST_CLOCK === 'on' && 'TEST_CLOCK',
    TEST_SWITCHES === 'on' && 'TEST_SWITCHES',
    PAUSES === 'on' && 'PAUSES',
    GIFTS === 'on' && 'GIFTS',
    payments.PAYMENTS !== 'sandbox' && 'PAYMENTS',
    ...(['PAY_PORT', 'PAY_URL', 'PAY_KEY'] as const).map((name) => payments[name] !== undefined && name),
  ]
    .filter((name) => name !== false)
    .map((name) => `${name}: not with SUBSCRIPTION_BACKEND=recurly`);

const NEEDED = ['RECURLY_API_KEY', 'RECURLY_PUBLIC_KEY'] as const;

/** Setting Recurly's keys means that Recurly keeps subscriptions. */
const unusedOf = (set: z.infer<typeof Set>): readonly string[] =>
  [
    ...([...NEEDED, 'RECURLY_API'] as const).map((name) => set[name] !== undefined && name),
    set.RECURLY_WEBHOOK_KEYS.length > 0 && 'RECURLY_WEBHOOK_KEYS',
  ]
    .filter((name) => name !== false)
    .map((name) => `${name}: set, but SUBSCRIPTION_BACKEND is not recurly`);

/** How Recurly is reached, or null where our own engine keeps subscriptions. */
export const recurlyOf = (
  set: z.infer<typeof Set> & Others,
  wrong: (faults: readonly string[]) => Error,
): RecurlySettings | null => {
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

import { z } from 'zod';

const text = z.string().min(1).max(400);

/** Settings about who keeps subscriptions; docs/operations/recurly.md says what they are for. */
export const RECURLY_ENVIRONMENT = {
  SUBSCRIPTION_BACKEND: z.enum(['embedded', 'recurly']).default('embedded'),
  RECURLY_API_KEY: text.optional(),
  RECURLY_REGION: z.enum(['us', 'eu']).default('us'),
  RECURLY_WEBHOOK_KEYS: z
    .string()
    .default('')
    .transform((keys) => keys.split(',').map((key) => key.trim()))
    .transform((keys) => keys.filter((key) => key !== '')),
};

export interface RecurlySettings {
  readonly key: string;
  readonly region: 'us' | 'eu';
  /** Keys of the endpoint that Recurly tells us of changes at; two while one is replaced. */
  readonly webhookKeys: readonly string[];
}

const Set = z.object(RECURLY_ENVIRONMENT);

interface Others {
  readonly PROMOTION_UNTIL?: string | undefined;
  readonly TAX_RATES: string;
  readonly TEST_CLOCK: string;
  readonly PAUSES: string;
  readonly GIFTS: string;
}

/** What our own engine alone can do: Recurly has its own prices, taxes and clock, its own way to pause, and takes no money for gifts of ours. */
const clashesOf = ({ PROMOTION_UNTIL, TAX_RATES, TEST_CLOCK, PAUSES, GIFTS }: Others): readonly string[] =>
  [
    PROMOTION_UNTIL !== undefined && 'PROMOTION_UNTIL',
    TAX_RATES !== 'none' && 'TAX_RATES',
    TEST_CLOCK === 'on' && 'TEST_CLOCK',
    PAUSES === 'on' && 'PAUSES',
    GIFTS === 'on' && 'GIFTS',
  ]
    .filter((name) => name !== false)
    .map((name) => `${name}: not with SUBSCRIPTION_BACKEND=recurly`);

/** How Recurly is reached, or null where our own engine keeps subscriptions. */
export const recurlyOf = (
  set: z.infer<typeof Set> & Others,
  wrong: (faults: readonly string[]) => Error,
): RecurlySettings | null => {
  if (set.SUBSCRIPTION_BACKEND === 'embedded') return null;
  const missing = [
    set.RECURLY_API_KEY === undefined && 'RECURLY_API_KEY',
    set.RECURLY_WEBHOOK_KEYS.length === 0 && 'RECURLY_WEBHOOK_KEYS',
  ].filter((name) => name !== false);
  const faults = [...missing.map((name) => `${name}: SUBSCRIPTION_BACKEND=recurly needs it`), ...clashesOf(set)];
  if (faults.length > 0) throw wrong(faults);
  return { key: set.RECURLY_API_KEY ?? '', region: set.RECURLY_REGION, webhookKeys: set.RECURLY_WEBHOOK_KEYS };
};

/**
 * Recurly takes cards by tokens of its own script (Recurly.js), which no page of ours has: whoever chose it could sell nothing. Better not to start
 * than to show a checkout whose every card is refused.
 */
export const refuseWithoutCardFields = (
  recurly: RecurlySettings | null,
  wrong: (faults: readonly string[]) => Error,
): RecurlySettings | null => {
  if (recurly !== null)
    throw wrong(['SUBSCRIPTION_BACKEND: recurly cannot be used yet, for our pages have no card fields of Recurly (Recurly.js)']);
  return recurly;
};

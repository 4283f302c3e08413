import { randomUUID } from 'node:crypto';
import type { FakeStripeCard } from './fake-stripe-books.fixture.ts';
import { SECRET_KEY, startFakeStripe } from './fake-stripe.fixture.ts';
import { type StripeGatewayOptions, stripeGateway } from './stripe-gateway.ts';
import { CHARGE_MARK } from './stripe-reference.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
/** Longer than the slowest response on a busy machine. A test with the `slow` fault waits this long. */
const TIMEOUT_MS = 2000;
export const WEBHOOK_SECRETS = ['whsec_old', 'whsec_new'] as const;

/** A gateway to a fake Stripe, on a clock that tests move. */
export const startStripe = async () => {
  const clock = { now: NOON };
  const now = () => clock.now;
  const fake = await startFakeStripe(now);
  /** A gateway with its own cache, as on another node. */
  const newGateway = (different: Partial<StripeGatewayOptions> = {}) =>
    stripeGateway({
      secretKey: SECRET_KEY,
      api: fake.url,
      webhookSecrets: WEBHOOK_SECRETS,
      now,
      timeoutMs: TIMEOUT_MS,
      ...different,
    });
  const gateway = newGateway();
  return {
    ...fake,
    clock,
    gateway,
    newGateway,
    /** The payment intents of a charge. */
    intentsOf: (key: string) =>
      [...fake.books.intents.keys()].flatMap((id) => {
        const intent = fake.books.intent(id);
        return intent?.metadata[CHARGE_MARK] === key ? [intent] : [];
      }),
    /** Saves a card and returns its reference. */
    saved: async (does: FakeStripeCard, accountId: string = randomUUID()): Promise<string> => {
      const outcome = await gateway.saveInstrument({ key: randomUUID(), token: fake.newToken(does), accountId });
      if (outcome.state !== 'SAVED') throw new Error('The card was not saved.');
      return outcome.instrument.reference;
    },
  };
};

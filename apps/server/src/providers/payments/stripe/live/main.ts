import { randomUUID } from 'node:crypto';
import { stripeClient } from '../stripe-calls.ts';
import { stripeGateway } from '../stripe-gateway.ts';
import { SCENARIOS } from './scenarios.ts';

/** Verifies in Stripe's test mode what the fake of the tests promises. Test mode takes no money. */
const run = async (): Promise<void> => {
  const secretKey = process.env['STRIPE_SECRET_KEY'] ?? '';
  if (!secretKey.startsWith('sk_test_')) {
    process.stderr.write('STRIPE_SECRET_KEY must be a secret key of Stripe’s test mode, sk_test_…\n');
    process.exitCode = 2;
    return;
  }
  const open = (key: string) => stripeGateway({ secretKey: key, webhookSecrets: [], now: Date.now });
  const bench = {
    stripe: stripeClient({ secretKey }),
    gateway: open(secretKey),
    other: open(secretKey),
    unknown: open('sk_test_unknown'),
    newId: randomUUID,
  };
  for (const { name, run: runScenario } of SCENARIOS) {
    try {
      await runScenario(bench);
      process.stdout.write(`✓ ${name}\n`);
    } catch (error) {
      process.stdout.write(`✗ ${name}\n  ${String(error)}\n`);
      process.exitCode = 1;
    }
  }
};

await run();

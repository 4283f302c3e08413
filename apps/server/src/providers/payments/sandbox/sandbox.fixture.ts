import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import type { Connection } from '@madang/database/connection.ts';
import { detectBrand } from '@madang/domain/billing/card-brand.ts';
import type { FaultLookup } from '@madang/pay/faults.ts';
import { createPay } from '@madang/pay/create-pay.ts';
import type { ScenarioName } from '@madang/pay/scenarios.ts';
import { TEST_CARDS } from '@madang/pay/test-cards.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

const SECRET = 'sandbox secret';

/** Token request for a test card, with overrides. */
export const cardFor = (scenario: ScenarioName, different: object = {}) => {
  const number = TEST_CARDS.find((card) => card.scenario === scenario)?.number ?? '';
  return {
    scenario,
    brand: detectBrand(number),
    last4: number.slice(-4),
    expiry_month: 12,
    expiry_year: 2030,
    zip_code: '94103',
    holder: 'Sora Kim',
    ...different,
  };
};

interface SandboxOptions {
  readonly connection: Pick<Connection, 'database'>;
  readonly now: () => number;
  readonly faultOf?: FaultLookup;
  readonly timeoutMs?: number;
  readonly parentOrigin?: string;
  readonly noticeUrl?: string;
}

/** The sandbox on its own port, its gateway, and a browser that creates tokens. */
export const startSandbox = async ({
  connection,
  now,
  faultOf,
  timeoutMs,
  parentOrigin = 'https://madang.example',
  noticeUrl,
}: SandboxOptions) => {
  let url = '';
  const pay = await createPay({
    inTransaction: (work) =>
      connection.database.transaction().execute((transaction) => work(sandboxPaymentsRepository(transaction))),
    secret: SECRET,
    url: () => url,
    parentOrigin,
    noticeUrl,
    trustedProxies: null,
    logger: false,
    now,
    newId: randomUUID,
    ...(faultOf && { faultOf }),
  });
  await pay.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(pay.server.address() as AddressInfo).port}`;
  const tell = (card: object, headers: Record<string, string> = { origin: url }) =>
    pay.inject({ method: 'POST', url: '/api/pay/v1/tokens', payload: card, headers });
  return {
    pay,
    url,
    secret: SECRET,
    gateway: sandboxGateway({ url, secret: SECRET, now, ...(timeoutMs !== undefined && { timeoutMs }) }),
    tell,
    /** Creates a token of the test card of a scenario. */
    newToken: async (scenario: ScenarioName, different: object = {}): Promise<string> =>
      (await tell(cardFor(scenario, different))).json<{ token_id: string }>().token_id,
    close: async () => {
      pay.server.closeAllConnections();
      await pay.close();
    },
  };
};
export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>;

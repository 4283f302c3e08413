import { randomUUID } from 'node:crypto';
import { type AddressInfo, isIPv6 } from 'node:net';
import { sandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import type { Connection } from '@madang/database/connection.ts';
import { createPay } from '@madang/pay/pay.ts';
import type { FastifyBaseLogger } from 'fastify';
import { closable } from '../../../http/close-gently.ts';
import type { Settings } from '../../../settings.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

export interface OpenSandbox {
  readonly gateway: PaymentGateway;
  /** Where browsers reach the card fields. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

const addressOf = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

/** Opens the sandbox beside the server, on its own port and over the same database, and gives the gateway to it. */
export const openSandbox = async (
  { host, pay: { port, url }, publicUrl, trustedProxies, secrets }: Settings,
  {
    connection,
    logger,
    now,
  }: { readonly connection: Connection; readonly logger: FastifyBaseLogger; readonly now: () => number },
): Promise<OpenSandbox> => {
  const opened = { url: url ?? '' };
  const pay = await createPay({
    inTransaction: (work) =>
      connection.database.transaction().execute((transaction) => work(sandboxPaymentsRepository(transaction))),
    secret: secrets.payKey,
    url: () => opened.url,
    parentOrigin: new URL(publicUrl).origin,
    trustedProxies,
    logger,
    now,
    newId: randomUUID,
  });
  const close = closable(pay);
  await pay.listen({ port, host }).catch((error: unknown) => {
    throw Object.assign(error as Error, { setting: 'PAY_PORT' });
  });
  const { port: listens } = pay.server.address() as AddressInfo;
  if (url === null) opened.url = addressOf(host, listens);
  return {
    // Our own asks need not leave the machine, wherever browsers find the service.
    gateway: sandboxGateway({ url: addressOf(EVERYWHERE[host] ?? host, listens), secret: secrets.payKey }),
    url: opened.url,
    close,
  };
};

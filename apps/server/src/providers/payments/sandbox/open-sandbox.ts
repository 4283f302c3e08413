import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, isIPv6 } from 'node:net';
import { PAYMENT_NOTICES_PATH } from '@madang/contract/billing/billing.contract.ts';
import { sandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import { payServer } from '@madang/pay/pay.ts';
import { drain } from '../../../http/graceful-shutdown.ts';
import type { Settings } from '../../../settings/read-settings.ts';
import type { OpenedPayments, PaymentSurroundings } from '../../../ports/payment-gateway.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

const addressOf = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

/** Starts the sandbox provider on its own port with the server's database, and returns its gateway. */
export const openSandbox = async (
  { host, port: ownPort, pay: { port, url }, publicUrl, trustedProxies, secrets }: Settings,
  { connection, logger, now }: PaymentSurroundings,
): Promise<OpenedPayments> => {
  const opened = { url: url ?? '' };
  const { server, end } = payServer({
    inTransaction: (work) =>
      connection.database.transaction().execute((transaction) => work(sandboxPaymentsRepository(transaction))),
    secret: secrets.payKey,
    url: () => opened.url,
    parentOrigin: new URL(publicUrl).origin,
    noticeUrl: `${addressOf(EVERYWHERE[host] ?? host, ownPort)}${PAYMENT_NOTICES_PATH}`,
    trustedProxies,
    logger,
    now,
    newId: randomUUID,
  });
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    throw Object.assign(error as Error, { setting: 'PAY_PORT' });
  }
  const { port: listens } = server.address() as AddressInfo;
  if (url === null) opened.url = addressOf(host, listens);
  return {
    // Server-side calls stay on this machine, whatever public URL browsers use
    gateway: sandboxGateway({
      url: addressOf(EVERYWHERE[host] ?? host, listens),
      secret: secrets.payKey,
      now,
      tell: (message) => logger.warn(message),
    }),
    url: opened.url,
    close: async () => {
      await drain(server, () => new Promise((done) => server.close(done)));
      await end();
    },
  };
};

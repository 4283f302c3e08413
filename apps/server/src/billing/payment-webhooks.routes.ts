import type { Needs } from '../use-case/needs.ts';
import { PAYMENT_NOTICES_PATH } from '@madang/contract/billing/billing.contract.ts';
import type { FastifyPluginAsync } from 'fastify';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Webhook endpoint of the payment provider. The signature covers the raw body, so no parser runs before. An event is
 * saved and acknowledged at once, and its charge is looked up at the provider afterwards (decision 28).
 */
export const paymentNoticeRoutes: FastifyPluginAsync<{
  readonly deps: Needs<'now' | 'payments' | 'repositories', 'paymentNotices'>;
}> = async (app, { deps }) => {
  const { gateway } = deps.payments;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(PAYMENT_NOTICES_PATH, async ({ body, headers }, reply) => {
    reply.header('cache-control', 'no-store');
    const one = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]);
    const notice = body instanceof Buffer ? gateway.readNotice(body, Object.fromEntries(one)) : null;
    if (!notice) return reply.code(400).send();
    const attemptId = notice.key !== null && UUID.test(notice.key) ? notice.key : null;
    await deps.repositories.paymentNotices.add({ provider: gateway.name, id: notice.id, attemptId }, deps.now());
    return reply.code(204).send();
  });
};

import { createHash, timingSafeEqual } from 'node:crypto';
import type { SandboxInstrument } from '@madang/database/billing/sandbox-payments.repository.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBoletoCharge } from './charge-by-boleto.ts';
import { voidCharge, createCharge, readCharge } from './charge.ts';
import type { PayDeps } from './pay-deps.ts';
import { refundCharge } from './refund.ts';
import { createInstrument } from './save-instrument.ts';
import { BoletoRequest, ChargeRequest, InstrumentRequest, IdempotencyKey, RefundRequest } from './wire.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const present = (instrument: SandboxInstrument) => ({
  reference: instrument.reference,
  brand: instrument.brand,
  last4: instrument.last4,
  expiry_month: instrument.expiryMonth,
  expiry_year: instrument.expiryYear,
  holder: instrument.holder,
  zip_code: instrument.zipCode,
  fingerprint: instrument.fingerprint,
});

const invalid = (reply: FastifyReply) => reply.code(400).send({ error: 'INPUT_INVALID' });
const keyTaken = (reply: FastifyReply) => reply.code(422).send({ error: 'KEY_TAKEN' });
const keyOf = ({ headers }: FastifyRequest) => IdempotencyKey.safeParse(headers['idempotency-key']);

/** API for the product's server, authenticated by a shared secret. */
export const serverRoutes = async (app: FastifyInstance, { deps }: { readonly deps: PayDeps }): Promise<void> => {
  const expected = digest(`Bearer ${deps.secret}`);
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) return reply.code(401).send({ error: 'SECRET_WRONG' });
    return undefined;
  });

  app.post('/api/pay/v1/instruments', async (request, reply) => {
    const [key, ask] = [keyOf(request), InstrumentRequest.safeParse(request.body)];
    if (!key.success || !ask.success) return invalid(reply);
    const result = await createInstrument(deps)(key.data, ask.data);
    if (result.state === 'KEY_TAKEN') return keyTaken(reply);
    return result.state === 'SAVED' ? { state: 'SAVED', instrument: present(result.instrument) } : { state: result.state };
  });

  app.delete<{ Params: { reference: string } }>('/api/pay/v1/instruments/:reference', async ({ params }, reply) => {
    await deps.inTransaction((payments) => payments.forgetInstrument(params.reference, deps.now()));
    return reply.code(204).send();
  });

  /** Return URLs must lead to the product: no open redirect. */
  const leadsHome = (url: string | null): boolean => url === null || new URL(url).origin === deps.parentOrigin;

  app.post('/api/pay/v1/charges', async (request, reply) => {
    const [key, ask] = [keyOf(request), ChargeRequest.safeParse(request.body)];
    if (!key.success || !ask.success) return invalid(reply);
    if (!leadsHome(ask.data.return_url)) return invalid(reply);
    const result = await createCharge(deps)(key.data, ask.data);
    return result.state === 'KEY_TAKEN' ? keyTaken(reply) : result;
  });

  app.get<{ Params: { key: string } }>('/api/pay/v1/charges/:key', async ({ params }, reply) => {
    const result = await readCharge(deps)(params.key);
    return result ?? reply.code(404).send({ error: 'NOT_FOUND' });
  });

  app.post('/api/pay/v1/boletos', async (request, reply) => {
    const [key, ask] = [keyOf(request), BoletoRequest.safeParse(request.body)];
    if (!key.success || !ask.success) return invalid(reply);
    const result = await createBoletoCharge(deps)(key.data, ask.data);
    return result.state === 'KEY_TAKEN' ? keyTaken(reply) : result;
  });

  app.delete<{ Params: { key: string } }>('/api/pay/v1/charges/:key', async ({ params }, reply) => {
    await voidCharge(deps)(params.key);
    return reply.code(204).send();
  });

  app.post('/api/pay/v1/refunds', async (request, reply) => {
    const [key, ask] = [keyOf(request), RefundRequest.safeParse(request.body)];
    if (!key.success || !ask.success) return invalid(reply);
    return { state: await refundCharge(deps)(key.data, ask.data) };
  });
};

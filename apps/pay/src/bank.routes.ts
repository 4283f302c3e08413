import { randomBytes } from 'node:crypto';
import type { SandboxCharge } from '@madang/database/billing/sandbox-payments.repository.ts';
import { isOffered, type Language } from '@madang/i18n/catalogues.ts';
import { detectLanguage } from '@madang/i18n/detect.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bankPagePolicy, bankPages } from './bank-page.ts';
import { CONFIRM_PATH, SLIP_PATH } from './page-paths.ts';
import type { PayDeps } from './pay-deps.ts';
import { sendWebhook } from './send-webhook.ts';

type Request = FastifyRequest<{ Params: { reference: string }; Querystring: Record<string, unknown> }>;

const languageOf = ({ query: { lang }, headers }: Request): Language =>
  typeof lang === 'string' && isOffered(lang)
    ? lang
    : detectLanguage({ cookie: null, profile: null, accepted: headers['accept-language'] ?? null });

/** Fake bank: 3-D Secure confirmation and boleto payments. The charge's reference is the only authorization. */
export const bankRoutes = async (app: FastifyInstance, { deps }: { readonly deps: PayDeps }): Promise<void> => {
  const writePage = bankPages();
  // The answer is in the path. The form's body is empty.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, null),
  );

  const find = (reference: string): Promise<SandboxCharge | null> =>
    deps.inTransaction((payments) => payments.findByReference(reference));
  const notFound = (reply: FastifyReply) => reply.code(404).send({ error: 'NOT_FOUND' });

  const show = async (kind: 'question' | 'slip', request: Request, reply: FastifyReply) => {
    const charge = await find(request.params.reference);
    if (!charge || (kind === 'slip') !== (charge.slip !== null)) return notFound(reply);
    const nonce = randomBytes(16).toString('base64');
    const page = await writePage(kind, { charge, language: languageOf(request), nonce, now: deps.now() });
    return reply
      .header('content-security-policy', bankPagePolicy(nonce, deps.parentOrigin))
      .type('text/html; charset=utf-8')
      .send(page);
  };
  /** Stores the payer's answer and sends a webhook to the product. */
  const settle = async (charge: SandboxCharge, succeeds: boolean): Promise<void> => {
    const answer = succeeds ? 'SUCCEEDED' : ({ decline: 'soft', code: 'authentication_failed' } as const);
    if (await deps.inTransaction((payments) => payments.answerCharge(charge.key, answer))) await sendWebhook(deps, charge.key);
  };

  app.get(`${CONFIRM_PATH}/:reference`, (request: Request, reply) => show('question', request, reply));
  app.get(`${SLIP_PATH}/:reference`, (request: Request, reply) => show('slip', request, reply));
  for (const [answer, succeeds] of [
    ['yes', true],
    ['no', false],
  ] as const)
    app.post(`${CONFIRM_PATH}/:reference/${answer}`, async ({ params }: Request, reply) => {
      const charge = await find(params.reference);
      if (!charge?.returnUrl) return notFound(reply);
      await settle(charge, succeeds);
      return reply.redirect(charge.returnUrl, 303);
    });
  app.post(`${SLIP_PATH}/:reference/pay`, async (request: Request, reply) => {
    const charge = await find(request.params.reference);
    if (!charge?.slip) return notFound(reply);
    await settle(charge, true);
    return reply.redirect(`${SLIP_PATH}/${charge.reference}?lang=${languageOf(request)}`, 303);
  });
};

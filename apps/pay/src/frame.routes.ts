import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { CARD_FIELDS_PATH } from '@madang/contract/billing/card-fields.ts';
import { isOffered } from '@madang/i18n/catalogues.ts';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { BUILD } from './built.ts';
import { cardPagePolicy, cardPages } from './card-page.ts';
import { createToken } from './create-token.ts';
import type { PayDeps } from './pay-deps.ts';
import { TokenRequest } from './wire.ts';

/** Rate limit per IP address, which a shop may share. `duration` in seconds. */
const TOKENS = { points: 300, duration: 600 };

/** ISO 3166. */
const COUNTRY = /^[A-Z]{2}$/;

const YEAR = 'public, max-age=31536000, immutable';

/** Routes for browsers. */
export const frameRoutes = async (app: FastifyInstance, { deps }: { readonly deps: PayDeps }): Promise<void> => {
  const limiter = new RateLimiterMemory(TOKENS);
  const writePage = cardPages();
  const { parentOrigin } = deps;
  await app.register(fastifyStatic, { root: fileURLToPath(BUILD), serve: false, cacheControl: false });

  app.get<{ Querystring: Record<string, unknown> }>(CARD_FIELDS_PATH, async ({ query }, reply) => {
    const { parent, language, surface, zip, country } = query;
    if (parent !== parentOrigin) return reply.code(404).send({ error: 'NOT_FOUND' });
    const nonce = randomBytes(16).toString('base64');
    const page = await writePage({
      language: typeof language === 'string' && isOffered(language) ? language : 'en_us',
      surface: surface === 'paper' ? 'paper' : 'ink',
      zipLocation: zip === 'outside' ? 'outside' : 'here',
      country: typeof country === 'string' && COUNTRY.test(country) ? country : null,
      parentOrigin,
      nonce,
    });
    return reply
      .header('content-security-policy', cardPagePolicy(nonce, parentOrigin))
      .type('text/html; charset=utf-8')
      .send(page);
  });

  // File names contain a content hash, so responses are immutable.
  app.get<{ Params: { file: string } }>(`${CARD_FIELDS_PATH}/assets/:file`, async ({ params }, reply) =>
    reply.header('cache-control', YEAR).sendFile(`assets/${params.file}`),
  );

  app.post('/api/pay/v1/tokens', async (request, reply) => {
    if (request.headers.origin !== new URL(deps.url()).origin) return reply.code(403).send({ error: 'ORIGIN_FOREIGN' });
    try {
      await limiter.consume(request.ip);
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached;
      return reply
        .code(429)
        .header('retry-after', Math.ceil(reached.msBeforeNext / 1000))
        .send({ error: 'TOO_MANY' });
    }
    const ask = TokenRequest.safeParse(request.body);
    const id = ask.success ? await createToken(deps)(ask.data) : null;
    return id === null ? reply.code(400).send({ error: 'INPUT_INVALID' }) : { token_id: id };
  });
};

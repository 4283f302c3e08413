import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof compress;
const ENCODINGS: Encoding[] = ['br', 'gzip'];
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 7 };

/** The document as it travels: written and compressed once per process, on the first request. */
const builtDocument = (build: () => object) => {
  let plain: Buffer | null = null;
  const compressed = new Map<Encoding, Promise<Buffer>>();
  const text = (): Buffer => (plain ??= Buffer.from(JSON.stringify(build())));
  return (encoding: Encoding | null): Buffer | Promise<Buffer> => {
    if (encoding === null) return text();
    const known = compressed.get(encoding);
    if (known) return known;
    const packing = encoding === 'br' ? compress.br(text(), { params: QUALITY }) : compress.gzip(text());
    compressed.set(encoding, packing);
    packing.catch(() => compressed.delete(encoding));
    return packing;
  };
};
/** Serves the contract as an OpenAPI document. A request costs a look-up: building the document takes 60 ms. */
export const openApiRoute = (app: FastifyInstance, build: () => object = openApiDocument): void => {
  const document = builtDocument(build);
  app.get('/api/openapi.json', async (request, reply) => {
    const accepted = request.headers['accept-encoding'];
    const encoding = accepted === undefined ? null : negotiate(accepted, ENCODINGS);
    reply
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8');
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(await document(encoding));
  });
};

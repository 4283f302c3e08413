import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { hashSource } from './content-security-policy.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.5rem; background: #0a0a0e; color: #f2f1ec; font: 1rem/1.5 system-ui, sans-serif; }
  h2 { margin: 2.5rem 0 .5rem; font-size: 1rem; } code { color: #e8b04a; } pre { overflow: auto; padding: 1rem; border-radius: 10px; background: #121218; }
  a { color: #93a0ff; } details { margin: .25rem 0; } summary { cursor: pointer; color: #b4b3b8; }`;

const details = (label: string, value: unknown): string =>
  `<details><summary>${label}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`;

/** The contract as a page to read, in development only. */
export const apiPage = (app: FastifyInstance): void => {
  const { paths } = openApiDocument();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      path,
      method: method.toUpperCase(),
      ...(call as Record<string, unknown>),
    })),
  );
  const sections = calls.map((call) => {
    const { path, method, responses, ...rest } = call as Record<string, unknown> & { path: string; method: string };
    const asked = { parameters: rest['parameters'], requestBody: rest['requestBody'] };
    return `<section><h2>${escape(String(rest['operationId']))}</h2><p>${escape(String(rest['summary']))}</p>
      <p><code>${method} ${escape(path)}</code></p>${details('Input', asked)}${details('Answers', responses)}</section>`;
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Madang API</title><style>${STYLE}</style><h1>Madang API</h1>
    <p>Made from the contract. The same as <a href="/api/openapi.json">OpenAPI</a>.</p>${sections.join('')}</html>`;
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(page),
  );
};

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

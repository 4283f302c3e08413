import type { FastifyInstance } from 'fastify';
import { hashSource } from './content-security-policy.ts';
import { openApiDocument } from './openapi.ts';

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

import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { renderToString } from 'react-dom/server';
import type { LimitAnswer, LimitMessage, LimitSetup, ServedBytes } from './limit-messages.ts';
import { postgresLimits } from './postgres-limits.ts';
import { treeOfPage } from './tree-of-page.ts';

type Limit = (response: ServerResponse) => Promise<void> | void;

/** Argon2id parameters of the site's passwords. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const send = (response: ServerResponse, contentType: string, body: string): void => {
  response.writeHead(200, { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }).end(body);
};

const bytesLimit = ({ headers, body }: ServedBytes): Limit => {
  const kept = Buffer.from(body);
  return (response) => void response.writeHead(200, { ...headers, 'content-length': kept.length }).end(kept);
};

const renderLimit = (html: string): Limit => {
  const page = treeOfPage(html);
  return (response) => send(response, 'text/html; charset=utf-8', `<!doctype html>${renderToString(page)}`);
};

const limitsOf = async ({ databaseUrl }: LimitSetup): Promise<Map<string, Limit>> => {
  const limits = new Map<string, Limit>();
  const stored = await hash('courtyard-26', ARGON2ID);
  limits.set('/argon2id', async (response) => send(response, 'text/plain', String(await verify(stored, 'courtyard-26'))));
  if (databaseUrl === null) return limits;
  const { rows, upsert } = await postgresLimits(databaseUrl);
  limits.set('/rows', async (response) => send(response, 'application/json', await rows()));
  limits.set('/upsert', async (response) => send(response, 'application/json', await upsert()));
  return limits;
};

/** Pictures of the reference page, each read once. The version in `/img/{version}/{id}/{file}` is ignored, as on the site. */
const pictureLimit = (folder: string) => {
  const known = new Map<string, Buffer>();
  return async (url: string, response: ServerResponse): Promise<void> => {
    const path = normalize(url.split('/').slice(3).join('/'));
    const picture = known.get(path) ?? (await readFile(join(folder, path)).catch(() => null));
    if (!picture || path.startsWith('..')) return void response.writeHead(404).end();
    known.set(path, picture);
    response
      .writeHead(200, {
        'content-type': 'image/webp',
        'content-length': picture.length,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .end(picture);
  };
};

const say = (answer: LimitAnswer): void => void process.send?.(answer);

const start = async (setup: LimitSetup): Promise<Map<string, Limit>> => {
  const limits = await limitsOf(setup);
  const picture = pictureLimit(setup.pictures);
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    const limit = limits.get(url);
    const answering = limit
      ? limit(response)
      : url.startsWith('/img/')
        ? picture(url, response)
        : void response.writeHead(404).end();
    answering?.catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  say({ kind: 'listening', port: (server.address() as AddressInfo).port });
  return limits;
};

let limits = new Map<string, Limit>();

const obey = async (message: LimitMessage): Promise<void> => {
  if (message.kind === 'setup') {
    limits = await start(message.setup);
    return;
  }
  if (message.kind === 'serve') limits.set(message.bytes.path, bytesLimit(message.bytes));
  else limits.set('/render', renderLimit(message.html));
  say({ kind: 'done' });
};

process.on('message', (message: LimitMessage) => {
  obey(message).catch((error: unknown) => say({ kind: 'failed', why: String(error) }));
});
process.on('disconnect', () => process.exit(0));

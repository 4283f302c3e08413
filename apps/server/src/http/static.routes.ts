import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ofRefusal } from './errors.ts';
import { builtFiles } from '../fast-path/fastify/built-files.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** /img/{version}/{id}/{name}-{width}x{height}.{format}: the version is part of the address, so a picture never changes. */
const PICTURE = /^\/img\/[a-z0-9]{1,40}(\/[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}\.(?:avif|webp|jpg|png))$/;

/** Whether a request is for the whole file, without a range or a condition, as browsers fetch immutable files. */
const isWhole = (headers: IncomingHttpHeaders): boolean =>
  headers.range === undefined && headers['if-none-match'] === undefined && headers['if-modified-since'] === undefined;

/** The built application under /assets, the pictures under /img; what is missing never reaches page rendering. */
export const staticRoutes = async (
  app: FastifyInstance,
  { assets, pictures, isInMemory = true }: { readonly assets: string; readonly pictures: string; readonly isInMemory?: boolean },
): Promise<void> => {
  await app.register(fastifyStatic, { root: assets, serve: false, cacheControl: false, preCompressed: true });
  const missing = ofRefusal({ refusal: 'ROUTE_NOT_FOUND' });

  app.get('/img/*', async (request, reply) => {
    const path = PICTURE.exec(request.url.split('?', 1)[0] ?? '')?.[1];
    if (!path) return reply.code(missing.status).header('cache-control', 'no-store').send(missing.body);
    reply.header('cache-control', YEAR);
    return reply.sendFile(path, pictures);
  });

  const kept = isInMemory ? builtFiles(join(assets, 'assets')) : async () => null;
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    reply.header('cache-control', YEAR);
    const file = isWhole(request.headers) ? await kept(request.params['*'], request.headers['accept-encoding']) : null;
    if (!file) return reply.sendFile(request.url.split('?', 1)[0] ?? '', assets);
    reply.header('vary', 'accept-encoding').type(file.type);
    if (file.encoding) reply.header('content-encoding', file.encoding);
    return reply.send(file.body);
  });

  // Without content hashes in their names: browsers revalidate these files so that a new version is found at once.
  for (const file of ['/offline-worker.js', '/push-worker.js', '/browser-notice.js', '/browser-notice.css'])
    app.get(file, async (_request, reply) => reply.header('cache-control', 'no-cache').sendFile(file, assets));

  for (const file of [
    '/favicon.svg',
    '/favicon.ico',
    '/robots.txt',
    '/manifest.webmanifest',
    '/icon-192.png',
    '/icon-512.png',
    '/apple-touch-icon.png',
    '/icon-maskable.png',
  ]) {
    app.get(file, async (_request, reply) => reply.header('cache-control', 'public, max-age=86400').sendFile(file, assets));
  }
};

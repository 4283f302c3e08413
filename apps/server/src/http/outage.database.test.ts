import { connect as connectSocket, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { FailureEnvelope } from '@madang/contract/envelope.ts';
import { connect, type Connection } from '@madang/database/connection.ts';
import { repositories } from '@madang/database/repositories.ts';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

/** A way to PostgreSQL that can be cut. */
const startProxy = async (target: URL) => {
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connectSocket(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = server.address() as { port: number };
  return {
    port,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
};

const world = await startApp();
afterAll(() => world.close());

/** The server over a connection that can be cut. */
const behind = async () => {
  if (!('url' in world.connection.source)) return { ...world, lose: () => world.connection.database.destroy(), regain: null };
  const url = new URL(world.connection.source.url);
  const proxy = await startProxy(new URL(url));
  url.host = `127.0.0.1:${proxy.port}`;
  const connection: Connection = await connect({ url: url.href });
  afterAll(() => connection.close());
  const bound = repositories(connection.database);
  Object.assign(world.deps.repositories, bound);
  Object.assign(world.deps, {
    inTransaction: (work: (own: typeof bound) => unknown) =>
      connection.database.transaction().execute(async (trx) => work(repositories(trx))),
  });
  return { ...world, lose: proxy.cut, regain: proxy.mend };
};

test('during a database outage the server says so, serves the catalogue, and recovers', async () => {
  const { inject, call, clock, signUp, lose, regain } = await behind();
  const user = await signUp();
  const as = { as: user.access_token };
  expect((await call('listFavorites', {}, as)).status).toBe(200);

  await lose();
  clock.now += 2000;
  const tries = [
    () => inject('listFavorites', {}, as),
    () => inject('addFavorite', { content_id: '50' }, as),
    () => inject('signIn', { email: user.username, password: 'courtyard-26' }),
    () => inject('refreshToken', { refresh_token: user.refresh_token }),
    () => inject('trackWatch', { content_id: '50', event: 'progress', position: 9, sequence: 1, playback_id: 'p' }, as),
  ];
  for (const attempt of tries) {
    const response = await attempt();
    expect(response.statusCode, response.body).toBe(503);
    expect(FailureEnvelope.parse(response.json())).toEqual({ code: '9999', message: 'Try again in a moment.', retry_after: 2 });
    expect(response.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  }

  for (const [name, input] of [
    ['listMenu', {}],
    ['listCollection', { collection_id: '31' }],
    ['getContent', { id: '40' }],
    ['listEpisodes', { id: '40' }],
    ['playVideo', { content_id: '50' }],
  ] as const) {
    expect((await call(name, input)).status, name).toBe(200);
  }

  if (!regain) return;
  await regain();
  expect((await call('listFavorites', {}, as)).status).toBe(200);
});

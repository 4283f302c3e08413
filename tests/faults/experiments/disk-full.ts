import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@madang/database/connection.ts';
import { migrate } from '@madang/database/migrate.ts';
import { repositories } from '@madang/database/repositories.ts';
import { CATALOG } from '@madang/server/catalog/catalog.fixture.ts';
import { COOKIES } from '@madang/server/http/cookies.ts';
import { SECRET_NAMES } from '@madang/server/settings/secret-settings.ts';
import { pathOf } from '../../../bench/site/calls.ts';
import { BUNDLED_SERVER, SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../../tools/steps/serve.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { newPeople, type Person } from '../world/people.ts';
import { atMost, type Experiment, type Figure, none, sizeOf, within } from './experiment.ts';

const PEOPLE = 8;
const DISK_MB = 256;
/** Until a write succeeds after room was made; the server answers Retry-After: 30. */
const RECOVERS_WITHIN_SECONDS = 35;
/** Turns of writes while the disk is full. */
const TURNS = 150;
const PIECE = Buffer.alloc(1024 * 1024);

/** A disk of its own; null where it cannot be mounted. */
const mountDisk = (): string | null => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'madang-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
};

const unmount = (folder: string): void => {
  execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
};

/** Writes until nothing fits any more, not even one byte. */
const fill = (file: string): void => {
  for (const size of [PIECE.length, 4096, 1]) {
    for (let isRoom = true; isRoom;) {
      try {
        appendFileSync(file, PIECE.subarray(0, size));
      } catch {
        isRoom = false;
      }
    }
  }
};

interface Seen {
  readonly kind: 'write' | 'read' | 'page';
  readonly status: number;
  readonly isCalm: boolean;
  readonly took: number;
}

/** A 503 says when to come again; a page among them is the designed one. */
const isCalm = (kind: Seen['kind'], response: Response, text: string): boolean => {
  if (response.status !== 503) return response.status < 500;
  if (response.headers.get('retry-after') === null || response.headers.get('cache-control') !== 'no-store') return false;
  return kind === 'page' ? text.includes('</html>') && text.includes('Try again') : text.includes('"retry_after"');
};

const isDone = ({ status }: Seen): boolean => status === 200;

const ask = async (kind: Seen['kind'], origin: string, path: string, init: RequestInit = {}): Promise<Seen> => {
  const from = performance.now();
  try {
    const response = await fetch(origin + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(15_000) });
    const text = await response.text();
    return { kind, status: response.status, isCalm: isCalm(kind, response, text), took: performance.now() - from };
  } catch {
    return { kind, status: 0, isCalm: false, took: performance.now() - from };
  }
};

/** What was acknowledged: the last position of each profile, and the last set of notices. */
interface Acknowledged {
  readonly positions: Map<string, number>;
  notices: number;
}

/** Viewers report the next second of one playback. */
const watch = async (origin: string, { accessToken, profileId, sessionId }: Person, turn: number, acknowledged: Acknowledged) => {
  const body = { content_id: '50', event: 'progress', position: turn, sequence: turn, playback_id: sessionId };
  const headers = { authorization: accessToken, 'content-type': 'application/json' };
  const seen = await ask('write', origin, pathOf('trackWatch'), { method: 'POST', headers, body: JSON.stringify(body) });
  if (isDone(seen)) acknowledged.positions.set(profileId, turn);
  return seen;
};

/** 45 KB that do not compress: an operator writes all notices again, and each time the tables and their log grow by as much. */
const writeNotices = async (origin: string, operatorKey: string, turn: number, acknowledged: Acknowledged) => {
  const text = () => randomBytes(150).toString('hex');
  const notices = Array.from({ length: 30 }, (_, index) => ({
    notice_id: `turn-${turn}-${index}`,
    type: 'general',
    message: { en: text(), pt: text(), es: text(), zh: text(), vi: text() },
    start_date: '2026-01-01T00:00:00Z',
    end_date: '2036-01-01T00:00:00Z',
  }));
  const headers = { authorization: `operator ${operatorKey}`, 'content-type': 'application/json' };
  const seen = await ask('write', origin, pathOf('changeNotices'), { method: 'PUT', headers, body: JSON.stringify({ notices }) });
  if (isDone(seen)) acknowledged.notices = turn;
  return seen;
};

/** What people read meanwhile: of everybody's, of their own, and pages signed in and out. */
const readAll = (origin: string, { accessToken, refreshToken, profileId }: Person, turn: number): Promise<readonly Seen[]> => {
  const authorization = accessToken;
  const cookies = { token: accessToken, refresh: refreshToken, userType: '1', profile: profileId, udid: 'x' };
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${COOKIES[name as keyof typeof cookies]}=${encodeURIComponent(value)}`)
    .join('; ');
  return Promise.all([
    ask('read', origin, pathOf('listCollection', { collection_id: '22', limit: String((turn % 20) + 1) })),
    ask('read', origin, pathOf('searchTitles', { q: `moon ${turn}`, language: 'en_us' })),
    ask('read', origin, pathOf('listFavorites'), { headers: { authorization } }),
    ask('read', origin, pathOf('listContinueWatching'), { headers: { authorization } }),
    ask('page', origin, '/en_us/main'),
    ask('page', origin, '/en_us/main', { headers: { cookie } }),
  ]);
};

/** How many acknowledged positions, and sets of notices, the rows do not have. */
const lostOf = async (folder: string, { positions, notices }: Acknowledged): Promise<number> => {
  const connection = await connect({ folder });
  const progress = await connection.query('select profile_id, playing_time from watch_progress');
  const kept = new Map(progress.rows.map(({ profile_id: id, playing_time: at }) => [String(id), Number(at)]));
  const written = await connection.query('select id from notices');
  await connection.close();
  const turns = new Set(written.rows.map(({ id }) => Number(String(id).split('-')[1])));
  const isWhole = turns.size === 1 && written.rows.length === 30 && Math.max(...turns) >= notices;
  return [...positions].filter(([id, at]) => (kept.get(id) ?? -1) < at).length + (isWhole ? 0 : 1);
};

const run = async (disk: string, rounds: number) => {
  const folder = join(disk, 'data');
  const connection = await connect({ folder });
  await migrate(connection.database);
  const bound = repositories(connection.database, connection.searching);
  await bound.catalog.replaceAll(CATALOG);
  const tokenKey = randomBytes(32);
  const people = await newPeople({ repositories: bound, tokenKey }, PEOPLE);
  await connection.close();
  const keys = Object.fromEntries(SECRET_NAMES.map((name) => [name, randomBytes(32).toString('base64url')]));
  const environment = {
    ...SERVER_ENVIRONMENT,
    ...keys,
    TOKEN_KEY: tokenKey.toString('base64url'),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ADS: 'off',
  };
  const start = (): Promise<ServerProcess> => startServer(environment, [...SERVER_FLAGS, BUNDLED_SERVER]);
  const [first] = people as readonly [Person];
  const acknowledged: Acknowledged = { positions: new Map(), notices: -1 };
  const operatorKey = keys['OPERATOR_KEY'] ?? '';
  let turn = 0;
  const writeAll = (origin: string): Promise<readonly Seen[]> => {
    turn += 1;
    return Promise.all([
      writeNotices(origin, operatorKey, turn, acknowledged),
      ...people.map((person) => watch(origin, person, turn, acknowledged)),
    ]);
  };
  const full: Seen[] = [];
  const recoveries: number[] = [];
  let server = await start();
  try {
    const before = [...(await writeAll(server.origin)), ...(await writeAll(server.origin))];
    await readAll(server.origin, first, 0);
    for (let round = 0; round < rounds; round += 1) {
      const ballast = join(disk, 'ballast');
      for (let again = 0; again < TURNS; again += 1) {
        // What the server itself gave back must not make room.
        fill(ballast);
        full.push(...(await writeAll(server.origin)));
        if (again % 5 === 0) full.push(...(await readAll(server.origin, people[again % PEOPLE] ?? first, turn)));
      }
      rmSync(ballast);
      const from = performance.now();
      let isBack = false;
      while (!isBack && performance.now() - from < 2 * RECOVERS_WITHIN_SECONDS * 1000) {
        isBack = (await writeAll(server.origin)).every(isDone);
        if (!isBack) await pause(250);
      }
      recoveries.push((performance.now() - from) / 1000);
    }
    const lived = server.process.exitCode === null && server.process.signalCode === null;
    const after = [...(await writeAll(server.origin)), ...(await readAll(server.origin, first, 999))];
    await server.kill();
    server = await start();
    const again = await readAll(server.origin, first, 1000);
    await server.stop();
    return { before, full, after: [...after, ...again], recoveries, lived, lost: await lostOf(folder, acknowledged), turn };
  } finally {
    await server.kill();
  }
};

const countOf = (seen: readonly Seen[], is: (one: Seen) => boolean): number => seen.filter(is).length;

/** The folder of the embedded database is on a disk that fills up, and is emptied again. */
export const diskFull: Experiment = {
  name: 'R6',
  about: 'the disk of DATA_DIR is full while people watch and read, and has room again',
  run: async (given) => {
    const disk = mountDisk();
    if (disk === null) return { missing: 'a tmpfs is mounted, which only root on Linux can' };
    try {
      const { before, full, after, recoveries, lived, lost, turn } = await run(
        disk,
        sizeOf(given, { quick: 1, usual: 3, whole: 10 }),
      );
      const refused = countOf(full, ({ status }) => status === 503);
      const figures: Figure[] = [
        none(
          'failed before',
          countOf(before, (one) => !isDone(one)),
        ),
        none(
          'neither answered nor a calm 503',
          countOf(full, (one) => !one.isCalm),
        ),
        { name: 'writes refused', value: refused, met: refused > 0 },
        atMost('slowest answer in s', Math.round(Math.max(...full.map(({ took }) => took)) / 100) / 10, 10),
        within('recovered after', Math.max(...recoveries), RECOVERS_WITHIN_SECONDS),
        none(
          'failed after',
          countOf(after, ({ status }) => status < 200 || status >= 400),
        ),
        none('lost', lost),
        { name: 'same process', value: lived ? 'yes' : 'no', met: lived },
      ];
      const reads = full.filter(({ kind }) => kind !== 'write');
      return {
        did: `${recoveries.length} times full, ${full.length} calls meanwhile`,
        figures,
        notes: [
          `reads and pages answered: ${countOf(reads, isDone)} of ${reads.length}; ${turn} turns of writes`,
          `statuses: ${JSON.stringify(
            Object.fromEntries(
              Map.groupBy(full, ({ kind, status }) => `${kind} ${status}`)
                .entries()
                .map(([name, all]) => [name, all.length]),
            ),
          )}`,
          `free again: ${Math.round((statfsSync(disk).bavail * statfsSync(disk).bsize) / 1024 / 1024)} MB`,
        ],
      };
    } finally {
      unmount(disk);
    }
  },
};

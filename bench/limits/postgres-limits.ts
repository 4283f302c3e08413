import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Size of the site's connection pool. */
const CONNECTIONS = 10;
const TITLES = 500;
const WATCHERS = 32;

const TABLES = `
  create table if not exists bench_titles (id integer primary key, title jsonb not null, genres text[] not null, year integer not null, image text not null);
  insert into bench_titles
    select n, jsonb_build_object('en', 'Title ' || n, 'pt', 'Título ' || n, 'es', 'Título ' || n, 'zh', '标题 ' || n, 'vi', 'Tựa ' || n),
      '{romance,family}', 2000 + n % 26, 'a1b2/' || n from generate_series(1, ${TITLES}) n on conflict do nothing;
  create index if not exists bench_titles_newest on bench_titles (year desc, id);
  create table if not exists bench_progress (
    profile_id uuid, content_id text, playing_time integer not null, finished boolean not null, playback_id text not null, sequence integer not null,
    modified_at timestamptz not null, primary key (profile_id, content_id));`;

const READ = {
  name: 'bench-titles',
  text: 'select id, title, genres, year, image from bench_titles order by year desc, id limit 24',
};
const UPSERT = {
  name: 'bench-progress',
  text: `insert into bench_progress values ($1, $2, $3, $4, $5, $6, $7) on conflict (profile_id, content_id) do update set
    playing_time = excluded.playing_time, finished = excluded.finished, playback_id = excluded.playback_id, sequence = excluded.sequence,
    modified_at = excluded.modified_at returning playing_time, finished`,
};

export interface PostgresLimits {
  /** One prepared statement that returns 24 rows. */
  readonly rows: () => Promise<string>;
  /** One durable upsert. */
  readonly upsert: () => Promise<string>;
}

/** Upper bounds for a server that runs one PostgreSQL statement per request. */
export const postgresLimits = async (databaseUrl: string): Promise<PostgresLimits> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  pool.on('error', () => undefined);
  await pool.query(TABLES);
  const watchers = Array.from({ length: WATCHERS }, () => randomUUID());
  let sequence = 0;
  return {
    rows: async () => JSON.stringify((await pool.query<Record<string, unknown>>(READ)).rows),
    upsert: async () => {
      sequence += 1;
      const values = [watchers[sequence % WATCHERS], '1001', sequence % 3600, false, 'bench', sequence, new Date()];
      return JSON.stringify((await pool.query<Record<string, unknown>>({ ...UPSERT, values })).rows[0]);
    },
  };
};

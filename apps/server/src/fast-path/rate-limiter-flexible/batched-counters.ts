// Fast path `batched-counters`: FAST_PATH=batched-counters turns it off.
// Buys: three of the five round trips of a sign-in (rows `sign-in`, `sign-in burst`).
// Breaks when the library changes: recognizes statements by the names that the library gives them; with other names they are sent one by one.

import type { Connection } from '@madang/database/connection.ts';
import { prepared } from '@madang/database/fast-path/pg/prepared-statements.ts';

/** A statement of rate-limiter-flexible's store for PostgreSQL. */
export interface StoreQuery {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

interface StoreResult {
  readonly rows: readonly { readonly points: number; readonly expire: string | null }[];
  readonly rowCount: number;
}

interface Waiting {
  readonly key: string;
  readonly points: number;
  /** Milliseconds since 1970; 0 ends the counter. */
  readonly expire: number | null;
  /** When it was counted, milliseconds since 1970; 0 for a counter that ends, whatever its window is. */
  readonly at: number;
  readonly resolve: (result: StoreResult) => void;
  readonly reject: (reason: unknown) => void;
}

type CountedRow = StoreResult['rows'][number] & { readonly key: string };

// The library's own upsert, for many keys. A counter that ends keeps its row, expired, until the job deletes it: a DELETE beside the
// upsert would lock rows in an order of its own, and two statements could wait for each other.
const COUNT = prepared(
  'count_rate_limits',
  `insert into rate_limits as counter (key, points, expire)
   select * from unnest($1::text[], $2::integer[], $3::bigint[])
   on conflict (key) do update set
     points = case when counter.expire <= $4 or excluded.expire = 0 then excluded.points else counter.points + excluded.points end,
     expire = case when counter.expire <= $4 or excluded.expire = 0 then excluded.expire else counter.expire end
   returning key, points, expire`,
);

/** The names under which the library sends an upsert that keeps a running window, and a deletion. */
const UPSERT = 'rate_limits:rlflx-upsert';
const DELETE = 'rate_limits:rlflx-delete';

const byKey = (one: Waiting, other: Waiting): number => (one.key < other.key ? -1 : 1);

/**
 * A store client for rate-limiter-flexible that sends the upserts and deletions of one turn of the event loop as one statement, keys in
 * order, so that no two statements deadlock. A sign-in takes three limits and clears two: two round trips instead of five. Other
 * statements of the library are sent as they are.
 */
export const batchedCounters = (query: Connection['query']) => {
  /** Batches of the current turn; a key stands once in each, because PostgreSQL updates a row once per statement. */
  let batches: Map<string, Waiting>[] = [];

  const send = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const columns = [batch.map(({ key }) => key), batch.map(({ points }) => points), batch.map(({ expire }) => expire)];
      const { rows } = await query(COUNT, [...columns, Math.max(...batch.map(({ at }) => at))]);
      const found = new Map((rows as CountedRow[]).map((row) => [row.key, row]));
      for (const { key, resolve, reject } of batch) {
        const row = found.get(key);
        if (row) resolve({ rows: [row], rowCount: 1 });
        else reject(new Error('The store answered without a counter that was sent.'));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const flush = (): void => {
    const sending = batches;
    batches = [];
    for (const batch of sending) void send([...batch.values()].sort(byKey));
  };

  const add = (key: string, points: number, expire: number | null, at: number): Promise<StoreResult> =>
    new Promise((resolve, reject) => {
      if (batches.length === 0) setImmediate(flush);
      let batch = batches.find((each) => !each.has(key));
      if (!batch) batches.push((batch = new Map<string, Waiting>()));
      batch.set(key, { key, points, expire, at, resolve, reject });
    });

  return {
    query({ name, text, values }: StoreQuery): Promise<StoreResult> {
      if (name === UPSERT) {
        const [key, points, expire, at] = values as readonly [string, number, number | null, number];
        return add(key, points, expire, at);
      }
      if (name === DELETE) return add(values[0] as string, 0, 0, 0);
      return query(text, values) as unknown as Promise<StoreResult>;
    },
  };
};

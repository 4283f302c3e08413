/** A request that is sent repeatedly. */
export interface LoadCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `$N` is replaced by a seven-digit counter. */
  readonly body?: string;
}

/** Job of the load process: kept-alive connections, each with one request in flight (closed-loop load). */
export interface LoadJob {
  readonly port: number;
  /** Connections send the calls round-robin. */
  readonly calls: readonly LoadCall[];
  readonly connections: number;
  readonly seconds: number;
  /** First loopback address: each connection uses its own and changes it after 80 requests. Absent: all connect from 127.0.0.1. */
  readonly addressesFrom?: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly bytes: number;
  /** Non-2xx responses and broken connections. */
  readonly errors: number;
  readonly p50: number;
  readonly p99: number;
}

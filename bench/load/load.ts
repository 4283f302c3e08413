/** One request as it is sent again and again. */
export interface LoadCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `$N` becomes a number of seven digits that rises with every request. */
  readonly body?: string;
}

/** Job of the load process: kept-alive connections, each with one request in flight (closed-loop load). */
export interface LoadJob {
  readonly port: number;
  /** Connections take turns through the calls. */
  readonly calls: readonly LoadCall[];
  readonly connections: number;
  readonly seconds: number;
  /** Connections come from loopback addresses of their own, counted from here, and from another after every 80 requests; left out, all from 127.0.0.1. */
  readonly addressesFrom?: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly bytes: number;
  /** Answers that were not 2xx, and connections that broke. */
  readonly errors: number;
  readonly p50: number;
  readonly p99: number;
}

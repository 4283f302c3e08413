import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { acceptsEncoding, toEtag, matchesEtag } from './request-headers.ts';
import type { PublicRequest, PublicRequests } from './public-request.ts';

/** How long an answer may be given again without asking, in milliseconds. */
const FRESH_MS = 30_000;
const MAX_ENTRIES = 2000;
const MAX_BYTES = 96 * 1024 * 1024;

interface Entry {
  readonly status: number;
  readonly body: Buffer;
  brotli: Buffer | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly keptAt: number;
}

const compress = promisify(brotliCompress);

/** Headers of a response that belong to one connection or one representation, not to the answer. */
const NOT_KEPT: ReadonlySet<string> = new Set(['connection', 'content-encoding', 'content-length', 'date', 'transfer-encoding']);

/** An answer as its handler made it. */
export interface PublicAnswer {
  readonly status: number;
  readonly body: string | Buffer;
  /** All headers of the first answer; later ones have the same. */
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * Answers that are the same for every signed-out visitor, in memory, ready compressed: one for each address and country, the language being
 * part of a page's address. It stands before the framework, so that browsing costs a look-up and a write.
 */
export class PublicCache {
  readonly #entries = new Map<string, Entry>();
  readonly #elapsed: () => number;
  readonly requests: PublicRequests;
  #bytes = 0;
  #sweep: NodeJS.Timeout | undefined;

  /** `elapsed` is the monotonic clock. */
  constructor(elapsed: () => number, requests: PublicRequests) {
    this.#elapsed = elapsed;
    this.requests = requests;
  }

  /** How much memory the kept answers take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Forgets everything: the catalogue has changed. */
  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #keyOf(request: PublicRequest): string {
    return `${request.country} ${request.address}`;
  }

  /** Answers from memory; false when the framework has to. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const publicRequest = this.requests.read(request);
    if (publicRequest === null) return false;
    const key = this.#keyOf(publicRequest);
    const entry = this.#entries.get(key);
    if (!entry) return false;
    if (this.#elapsed() - entry.keptAt >= FRESH_MS) {
      this.#drop(key, entry);
      return false;
    }
    if (matchesEtag(request.headers['if-none-match'], entry.etag)) {
      // A 304 carries what a cache needs of the headers of the 200 (RFC 9110 section 15.4.5).
      const { 'cache-control': keep = 'no-cache', vary = '*' } = entry.headers;
      response.writeHead(304, { etag: entry.etag, 'cache-control': keep, vary }).end();
      return true;
    }
    const brotli = acceptsEncoding(request.headers['accept-encoding'], 'br') ? entry.brotli : null;
    const body = brotli ?? entry.body;
    response.writeHead(entry.status, {
      ...entry.headers,
      ...(brotli && { 'content-encoding': 'br' }),
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** Keeps an answer for later visitors. Gives the headers that the first answer has to be sent with: all answers say the same. */
  keep(request: PublicRequest, { status, body, headers }: PublicAnswer): Readonly<Record<string, string>> {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const key = this.#keyOf(request);
    const etag = toEtag(bytes);
    const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !NOT_KEPT.has(name));
    const entry: Entry = {
      status,
      body: bytes,
      brotli: null,
      etag,
      keptAt: this.#elapsed(),
      headers: {
        ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
        vary: this.requests.varyOf(request),
        etag,
      },
    };
    const known = this.#entries.get(key);
    if (known) this.#drop(key, known);
    this.#entries.set(key, entry);
    this.#bytes += bytes.length;
    this.#forgetStale();
    for (const [oldest, old] of this.#entries) {
      if (this.#entries.size <= MAX_ENTRIES && this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest, old);
    }
    void this.#compress(key, entry);
    return entry.headers;
  }

  async #compress(key: string, entry: Entry): Promise<void> {
    // A copy of its exact size: zlib returns a view of a whole 16 KiB chunk, which would outweigh what is counted.
    const brotli = Buffer.copyBytesFrom(await compress(entry.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    if (this.#entries.get(key) !== entry) return;
    entry.brotli = brotli;
    this.#bytes += brotli.length;
  }

  /** Entries are in order of age. A stale one is never answered, and its URL may never be asked for again. */
  #forgetStale(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#elapsed() - entry.keptAt < FRESH_MS) break;
      this.#drop(key, entry);
    }
    if (this.#entries.size === 0 || this.#sweep !== undefined) return;
    this.#sweep = setTimeout(() => this.#swept(), FRESH_MS).unref();
  }

  #swept(): void {
    this.#sweep = undefined;
    this.#forgetStale();
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.body.length + (entry.brotli?.length ?? 0);
  }
}

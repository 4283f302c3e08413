import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** How long an answer may be given again without asking, in milliseconds. */
const FRESH_MS = 30_000;
const MOST_ENTRIES = 2000;
const MOST_BYTES = 96 * 1024 * 1024;

interface Entry {
  readonly body: Buffer;
  brotli: Buffer | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly keptAt: number;
}

const compress = promisify(brotliCompress);

/** What people type: nearly every text is another one, and would push out what everybody reads. */
const TYPED = /\/fe\/search(\/suggest|\/keytalk)?\?/;

/** Anonymous reads of the catalogue are the same for everyone in a country. */
export const isPublicRead = (method: string, url: string, authorization: string): boolean =>
  method === 'GET' && authorization === 'anonymous' && url.startsWith('/api/content/') && !TYPED.test(url);

/**
 * Answers that are the same for every anonymous visitor, in memory, per address, language and country, ready compressed.
 * It stands before the framework, so that browsing costs a look-up and a write.
 */
export class PublicCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  readonly #country: (request: IncomingMessage) => string;
  #bytes = 0;

  constructor(now: () => number, country: (request: IncomingMessage) => string) {
    this.#now = now;
    this.#country = country;
  }

  /** Forgets everything: the catalogue has changed. */
  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #keyOf(request: IncomingMessage): string | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const url = request.url ?? '';
    const { authorization = 'anonymous', cookie = '' } = request.headers;
    if (url.startsWith('/api/'))
      return url.startsWith('/api/content/') && authorization === 'anonymous' ? `${this.#country(request)} ${url}` : null;
    // A page depends on its address, on the language that was chosen, and on nobody being signed in.
    if (/(^|;\s*)madang_(token|refresh|user_type)=/.test(cookie)) return null;
    const language = /(?:^|;\s*)madang_language=([a-z_]{5})/.exec(cookie)?.[1] ?? '';
    return `${this.#country(request)} ${language} ${url}`;
  }

  /** Answers from memory; false when the framework has to. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.#keyOf(request);
    const entry = key === null ? undefined : this.#entries.get(key);
    if (!entry || key === null) return false;
    if (this.#now() - entry.keptAt >= FRESH_MS) {
      this.#drop(key, entry);
      return false;
    }
    if (request.headers['if-none-match'] === entry.etag) {
      response.writeHead(304, { etag: entry.etag, 'cache-control': entry.headers['cache-control'] ?? 'no-cache' }).end();
      return true;
    }
    const brotli = entry.brotli !== null && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) ? entry.brotli : null;
    const body = brotli ?? entry.body;
    response.writeHead(200, { ...entry.headers, ...(brotli && { 'content-encoding': 'br' }), 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** Keeps an answer for later visitors and gives it back to be sent now. */
  keep(
    request: IncomingMessage,
    body: string | Buffer,
    contentType: string,
    headers: Readonly<Record<string, string>> = {},
  ): Buffer {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const key = this.#keyOf(request);
    if (key === null) return bytes;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const entry: Entry = {
      body: bytes,
      brotli: null,
      etag,
      keptAt: this.#now(),
      headers: {
        'cache-control': 'public, max-age=30',
        vary: 'accept-encoding, authorization, cookie',
        'x-content-type-options': 'nosniff',
        ...headers,
        'content-type': contentType,
        etag,
      },
    };
    const known = this.#entries.get(key);
    if (known) this.#drop(key, known);
    this.#entries.set(key, entry);
    this.#bytes += bytes.length;
    for (const [oldest, old] of this.#entries) {
      if (this.#entries.size <= MOST_ENTRIES && this.#bytes <= MOST_BYTES) break;
      this.#drop(oldest, old);
    }
    void this.#compress(key, entry);
    return bytes;
  }

  async #compress(key: string, entry: Entry): Promise<void> {
    const brotli = await compress(entry.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
    if (this.#entries.get(key) !== entry) return;
    entry.brotli = brotli;
    this.#bytes += brotli.length;
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.body.length + (entry.brotli?.length ?? 0);
  }
}

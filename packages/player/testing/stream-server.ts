/**
 * Serves a folder of media on loopback, remembers who asked for what, and fails or waits where a test says so. An address like
 * `/until-{milliseconds since 1970}/…` is refused from then on.
 */

import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
};

export interface StreamServer {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The file names asked for since the last `forget`, in order. */
  readonly requests: readonly string[];
  /** Answers the next requests for a file with a status. */
  readonly fail: (name: string, status: number, times: number) => void;
  /** Keeps a file's answers back until released. */
  readonly hold: (name: string) => () => void;
  /** Lets every answer wait, so that a film is fetched little faster than it plays. */
  readonly delay: (milliseconds: number) => void;
  /** The tokens of the addresses by which something was had, and how often one was refused. */
  readonly tokens: { readonly used: ReadonlySet<string>; readonly refused: number };
  readonly forget: () => void;
}

const TOKEN = /^\/(until-(\d+))\//;

export const createStreamServer = (folder: string): StreamServer => {
  const requests: string[] = [];
  const failures = new Map<string, { status: number; left: number }>();
  const held = new Map<string, (() => void)[]>();
  const tokens = { used: new Set<string>(), refused: 0 };
  let delayMs = 0;

  const send = (name: string, response: ServerResponse): void => {
    const failure = failures.get(name);
    if (failure && failure.left > 0) {
      failure.left -= 1;
      response.writeHead(failure.status).end();
      return;
    }
    response.writeHead(200, { 'content-type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream' });
    createReadStream(join(folder, name))
      .on('error', () => response.destroy())
      .pipe(response);
  };

  return {
    requests,
    handle: (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://loopback');
      const [, token, until] = TOKEN.exec(pathname) ?? [];
      if (token !== undefined && Number(until) <= Date.now()) {
        tokens.refused += 1;
        response.writeHead(403).end();
        return;
      }
      if (token !== undefined) tokens.used.add(token);
      const name = basename(pathname);
      requests.push(name);
      const waiting = held.get(name);
      if (waiting) waiting.push(() => send(name, response));
      else if (delayMs > 0) setTimeout(() => send(name, response), delayMs);
      else send(name, response);
    },
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    tokens,
    fail: (name, status, times) => failures.set(name, { status, left: times }),
    hold: (name) => {
      const waiting: (() => void)[] = [];
      held.set(name, waiting);
      return () => {
        held.delete(name);
        for (const answer of waiting) answer();
      };
    },
    forget: () => {
      requests.length = 0;
      failures.clear();
      tokens.used.clear();
      tokens.refused = 0;
      delayMs = 0;
    },
  };
};

/** Serves a folder of media on loopback, remembers who asked for what, and fails or waits where a test says so. */

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
  readonly forget: () => void;
}

export const createStreamServer = (folder: string): StreamServer => {
  const requests: string[] = [];
  const failures = new Map<string, { status: number; left: number }>();
  const held = new Map<string, (() => void)[]>();

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
      const name = basename(new URL(request.url ?? '/', 'http://loopback').pathname);
      requests.push(name);
      const waiting = held.get(name);
      if (waiting) waiting.push(() => send(name, response));
      else send(name, response);
    },
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
    },
  };
};

import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { holdsCardNumber } from '@madang/domain/billing/card-number-in.ts';
import type { FastifyInstance } from 'fastify';
import { ofRefusal } from './errors.ts';

/** Nothing of what was sent is in it, and its status says that it is no fault of ours: it is logged nowhere. */
class CardNumberSent extends Error {
  override readonly name = 'CardNumberSent';
  readonly statusCode = 400;
}

/** Card numbers belong in the provider's card fields only. A call that contains one is refused before it is handled or logged. */
export const refuseCardNumbers = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body }) => {
    if (holdsCardNumber(body)) throw new CardNumberSent('A card number was sent.');
  });
};

/** A request target split into what the server routes by and the authority that replaces the Host header. */
interface RequestTarget {
  /** Path and query, beginning with a slash. */
  readonly path: string;
  /** Host and port of an absolute-form target; null when the target was in origin form. */
  readonly authority: string | null;
}

const ABSOLUTE = /^https?:\/\/([^/?#]+)([^#]*)/i;

/**
 * Reduces an absolute-form target (`GET http://host/path`), which every server must accept, to its path (RFC 9112 section 3.2.2).
 * Null for a target that is no path and asks this server for nothing.
 */
export const requestTarget = (target: string): RequestTarget | null => {
  if (target.startsWith('/')) return { path: target, authority: null };
  const [, authority, rest = ''] = ABSOLUTE.exec(target) ?? [];
  if (authority === undefined) return null;
  return { path: rest.startsWith('/') ? rest : `/${rest}`, authority };
};

/** Status by what Node's parser says; anything else is a malformed request. */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers a request that Node could not parse, for which no request object exists, with the envelope of a refusal. */
export const refuseUnparsed = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const body = JSON.stringify(ofRefusal({ refusal: 'INPUT_INVALID' }).body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      'Cache-Control: no-store',
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
};

import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { ofRefusal } from './errors.ts';

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

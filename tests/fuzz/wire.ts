import { connect } from 'node:net';

/** A request exactly as it is written to the socket. Plain data, so that a failure can be stored and sent again. */
export interface WireRequest {
  readonly method: string;
  /** The request target: a path with its query, an absolute address, or what no client would send. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | null;
}

export interface WireResponse {
  /** 0 where the server closed the connection without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly ms: number;
}

const WAIT_MS = 40_000;
const CRLF = '\r\n';

/** Header values go out byte for byte (latin1), bodies as UTF-8 with lone surrogates replaced, as fetch would. */
const bytesOf = ({ method, target, headers, body }: WireRequest): Buffer => {
  const payload = body === null ? null : Buffer.from(body, 'utf8');
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(given.has('host') ? [] : ['Host: 127.0.0.1']),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(payload === null || given.has('content-length') || given.has('transfer-encoding')
      ? []
      : [`Content-Length: ${payload.length}`]),
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(lines.join(CRLF) + CRLF + CRLF, 'latin1'), payload ?? Buffer.alloc(0)]);
};

const dechunk = (text: string): string => {
  let rest = text;
  let body = '';
  for (;;) {
    const end = rest.indexOf(CRLF);
    const size = end < 0 ? 0 : Number.parseInt(rest.slice(0, end), 16);
    if (!size) return body;
    body += rest.slice(end + 2, end + 2 + size);
    rest = rest.slice(end + 2 + size + 2);
  }
};

const read = (bytes: Buffer, ms: number): WireResponse => {
  // Chunk sizes count bytes, so the text is decoded only after the chunks are joined.
  const text = bytes.toString('latin1').replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
  const end = text.indexOf(CRLF + CRLF);
  const [first = '', ...lines] = text.slice(0, end).split(CRLF);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const raw = text.slice(end + 4);
  const body = Buffer.from(headers['transfer-encoding'] === 'chunked' ? dechunk(raw) : raw, 'latin1').toString('utf8');
  return { status, headers, body, ms };
};

/** Sends one request over a connection of its own, and reads until the server closes it. */
export const send = (port: number, request: WireRequest): Promise<WireResponse> =>
  new Promise((resolve) => {
    const from = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    const done = (): void => {
      socket.destroy();
      resolve(read(Buffer.concat(chunks), performance.now() - from));
    };
    socket.setTimeout(WAIT_MS, done);
    socket.on('connect', () => socket.write(bytesOf(request)));
    socket.on('data', (bytes) => chunks.push(bytes));
    socket.on('error', done);
    socket.on('close', done);
  });

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export const KEYS = { accessKeyId: 'AKLOOPBACK', secretAccessKey: 'a secret of the loopback' } as const;
const REGION = 'loopback';
const BUCKET = 'films';
const EMPTY = createHash('sha256').digest('hex');

/** A store that speaks the part of S3 that we use, and checks every signature (AWS Signature Version 4) by itself. */
export interface LoopbackS3 {
  readonly settings: Readonly<Record<'bucket' | 'region' | 'endpoint' | 'accessKeyId' | 'secretAccessKey', string>>;
  readonly objects: Map<string, StoredObject>;
  /** Method and key of every call, in order. */
  readonly calls: string[];
  /** Says for a call, before it is answered, with which status it fails; null where it does not. */
  fails: (call: string) => number | null;
  /** Where presigned addresses are judged by, in milliseconds since 1970. */
  now: number;
  readonly close: () => Promise<void>;
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const queryOf = (url: URL) =>
  [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');

const signatureOf = (request: IncomingMessage, url: URL, signed: string, stamp: string, payload: string) => {
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, queryOf(url), headers.join(''), signed, payload].join('\n');
  const scope = `${stamp.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${KEYS.secretAccessKey}`, stamp.slice(0, 8)), REGION));
  return hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')).toString('hex');
};

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const msOf = (stamp: string) => Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const isSignedInQuery = (request: IncomingMessage, url: URL, now: number) => {
  const of = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? '';
  const begins = msOf(of('Date'));
  if (!(now >= begins && now < begins + Number(of('Expires')) * 1000)) return false;
  return isEqual(of('Signature'), signatureOf(request, url, of('SignedHeaders'), of('Date'), 'UNSIGNED-PAYLOAD'));
};

const isSignedInHeader = (request: IncomingMessage, url: URL, body: Buffer) => {
  const [, signed = '', signature = ''] =
    /SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)/.exec(request.headers.authorization ?? '') ?? [];
  const payload = String(request.headers['x-amz-content-sha256']);
  const isPayload = payload === 'UNSIGNED-PAYLOAD' || payload === (body.length === 0 ? EMPTY : sha256(body));
  return isPayload && isEqual(signature, signatureOf(request, url, signed, String(request.headers['x-amz-date']), payload));
};

const md5Of = (body: Buffer, encoding: 'hex' | 'base64') => createHash('md5').update(body).digest(encoding);

export const loopbackS3 = async (): Promise<LoopbackS3> => {
  const objects = new Map<string, StoredObject>();
  const calls: string[] = [];

  const read = (request: IncomingMessage, response: ServerResponse, stored: StoredObject | undefined) => {
    if (!stored) return response.writeHead(404).end();
    const { body } = stored;
    const etag = `"${md5Of(body, 'hex')}"`;
    const headers = { ...stored.headers, etag, 'content-length': body.length, 'access-control-allow-origin': '*' };
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (request.method === 'HEAD') return response.writeHead(200, headers).end();
    if (from === undefined) return response.writeHead(200, headers).end(body);
    const part = body.subarray(Number(from), Number(to) + 1);
    return response.writeHead(206, { ...headers, 'content-length': part.length }).end(part);
  };

  const write = (request: IncomingMessage, response: ServerResponse, key: string, body: Buffer) => {
    if (request.headers['content-md5'] !== md5Of(body, 'base64')) return response.writeHead(400).end();
    const { 'content-type': type = '', 'cache-control': cache = '' } = request.headers;
    objects.set(key, { body, headers: { 'content-type': type, 'cache-control': cache } });
    return response.writeHead(200, { etag: `"${md5Of(body, 'hex')}"` }).end();
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://loopback');
    const key = decodeURIComponent(url.pathname).slice(`/${BUCKET}/`.length);
    const body = await buffer(request);
    const call = `${request.method} ${key}`;
    calls.push(call);
    const failure = store.fails(call);
    if (failure !== null) return response.writeHead(failure).end();
    const isSigned = url.searchParams.has('X-Amz-Signature')
      ? isSignedInQuery(request, url, store.now)
      : isSignedInHeader(request, url, body);
    if (!isSigned) return response.writeHead(403).end();
    return request.method === 'PUT' ? write(request, response, key, body) : read(request, response, objects.get(key));
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const store: LoopbackS3 = {
    settings: { bucket: BUCKET, region: REGION, endpoint: `http://127.0.0.1:${port}`, ...KEYS },
    objects,
    calls,
    fails: () => null,
    now: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
  return store;
};

import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInnerAddress } from './inner-address.ts';

export interface OutgoingOptions {
  /** Hosts, with their port where it is not the usual one, that may be asked, or what tells whether an address may; no others are. */
  readonly hosts: ReadonlySet<string> | ((url: URL) => boolean);
  /** For the whole answer, in milliseconds. */
  readonly patienceMs: number;
  readonly mostBytes: number;
}

export interface OutgoingRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
}

/** Asks somebody else's server; throws where it may not be asked, and where it does not answer whole in time. */
export type Outgoing = (url: string, request?: OutgoingRequest) => Promise<Response>;

/** Looks a name up once, for the very connection: a name that leads inside is refused, however it answered a moment before. */
const lookUpOutside: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) return done(error, '');
    if (!first || addresses.some(({ address }) => isInnerAddress(address)))
      return done(new Error(`${hostname} leads to an address of ours`), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });

const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || hostname === 'localhost';

const NO_BODY: readonly number[] = [204, 205, 304];

/**
 * The one way to servers of others. Hosts are named by the operator; what stands in a tag or in a provider's answer may name any
 * address, also one behind our own walls, and is only followed to these. Redirects are not followed for the same reason. A name
 * must not lead inside; whoever means an inner address names that address itself.
 */
export const outgoing =
  ({ hosts, patienceMs, mostBytes }: OutgoingOptions): Outgoing =>
  async (address, { method = 'GET', headers = {}, body, signal } = {}) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
    const isNamed = url !== null && (typeof hosts === 'function' ? hosts(url) : hosts.has(url.host));
    if (!isWeb || !isNamed) throw new Error(`it may not be asked: ${url ? url.host : 'no address'}`);
    const late = AbortSignal.timeout(patienceMs);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise<Response>((resolve, reject) => {
      const asked = send(
        url,
        {
          method,
          headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
          signal: signal ? AbortSignal.any([signal, late]) : late,
          ...(!isAddress(url.hostname) && { lookup: lookUpOutside }),
        },
        (answer) => {
          const pieces: Buffer[] = [];
          let size = 0;
          answer.on('error', reject);
          answer.on('data', (piece: Buffer) => {
            size += piece.length;
            if (size > mostBytes) answer.destroy(new Error(`the answer of ${url.host} is too large`));
            else pieces.push(piece);
          });
          answer.on('end', () => {
            const status = answer.statusCode ?? 502;
            const known = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
              value === undefined ? [] : [[name, String(value)]],
            );
            resolve(new Response(NO_BODY.includes(status) ? null : Buffer.concat(pieces), { status, headers: known }));
          });
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  };

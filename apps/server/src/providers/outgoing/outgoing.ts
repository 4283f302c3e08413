import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 block from which global addresses are assigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');

/**
 * Whether an IP address may lead to this machine or its networks: every special-purpose block of the IANA registries,
 * including those that embed an IPv4 address (6to4, NAT64, Teredo, IPv4-compatible). IPv4-mapped addresses count as
 * their IPv4 address. An invalid address counts as internal.
 */
export const isInnerAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST, 3);
};

interface OutgoingOptions {
  /** Allowed hosts (with a port that is not the default), or a predicate on the URL. */
  readonly hosts: ReadonlySet<string> | ((url: URL) => boolean);
  /** Timeout for the complete response, in milliseconds. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

interface OutgoingRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
}

/** Requests a third-party server. Throws for a host that is not allowed, and for a late or incomplete response. */
type Outgoing = (url: string, request?: OutgoingRequest) => Promise<Response>;

/**
 * DNS lookup of the connection itself, so that a rebinding name cannot pass a check and then resolve to an internal
 * address.
 */
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
 * The only way to third-party servers, guarded against SSRF. The operator allows hosts. A URL in a tag or a provider's
 * response can name any host, also an internal one, so it is requested only if allowed, and redirects are not followed.
 * A host name must not resolve to an internal address: an operator who means one allows the IP address itself.
 */
export const outgoing =
  ({ hosts, timeoutMs, maxBytes }: OutgoingOptions): Outgoing =>
  async (address, { method = 'GET', headers = {}, body, signal } = {}) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
    const isNamed = url !== null && (typeof hosts === 'function' ? hosts(url) : hosts.has(url.host));
    if (!isWeb || !isNamed) throw new Error(`requests to this host are not allowed: ${url ? url.host : 'no address'}`);
    const late = AbortSignal.timeout(timeoutMs);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise<Response>((resolve, reject) => {
      const request = send(
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
            if (size > maxBytes) answer.destroy(new Error(`the answer of ${url.host} is too large`));
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
      request.on('error', reject);
      request.end(body);
    });
  };

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { detectLanguage, readLanguage } from '@madang/i18n/detect.ts';
import { isDataAddress } from '@madang/domain/shared/page-address.ts';
import { COOKIES } from './cookies.ts';
import type { Call } from './dispatcher.ts';
import type { Geo } from '../ports/geo.ts';

/** All that an answer to a signed-out visitor may depend on. An answer that is kept is made from it and from nothing else. */
export interface PublicRequest {
  readonly kind: 'api' | 'page';
  /** Path and query, without parameters that the operation or page does not read. A page's language is part of its path. */
  readonly address: string;
  /** ISO 3166 code. */
  readonly country: string;
}

/** The address whose page every signed-out visitor of a path with a query gets, or null. */
export type PublicAddress = (url: string) => string | null;

/** Typed queries are nearly all different and would evict shared answers from the cache. */
const TYPED: ReadonlySet<OperationName> = new Set(['searchTitles', 'listSuggestions', 'searchKeywords']);
const PUBLIC_PREFIX = '/api/content/';

/** Anonymous answers that are each caller's own: an ID is issued for one playback. */
const ISSUING: ReadonlySet<OperationName> = new Set(['getStrip']);

/** Operations whose answers are the same for every anonymous caller in a country, by path, with the parameters that each reads. */
const PUBLIC_READS = new Map(
  (Object.entries(api) as [OperationName, Operation][]).flatMap(([name, { authority, input }]) => {
    const [method, path = ''] = ROUTES[name].split(' ');
    const isShared = !TYPED.has(name) && !ISSUING.has(name);
    const isPublic = method === 'GET' && authority === 'anyone' && path.startsWith(PUBLIC_PREFIX) && isShared;
    return isPublic ? [[path, Object.keys(input?.shape ?? {})] as const] : [];
  }),
);

/** The parameters that the operation reads, in its own order; repeated ones stay, for the contract to refuse. */
const apiAddress = (url: string): string | null => {
  const [path = '', search = ''] = url.split('?', 2);
  const names = PUBLIC_READS.get(path);
  if (!names) return null;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value])));
  return kept.size > 0 ? `${path}?${kept}` : path;
};

const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${COOKIES.language}=([a-z_]{5})(?:;|$)`);
const SESSION_COOKIE = new RegExp(`(?:^|;\\s*)(?:${COOKIES.token}|(?:__Host-)?${COOKIES.refresh}|${COOKIES.userType})=`);

/** Whether a page in the language of its address is what this visitor is shown there; others are redirected (IN-07 to IN-12). */
const isInOwnLanguage = (address: string, { cookie = '', 'accept-language': accepted }: IncomingHttpHeaders): boolean => {
  const [, segment = ''] = address.split('/', 2);
  const hints = { cookie: LANGUAGE_COOKIE.exec(cookie)?.[1] ?? null, profile: null, accepted: accepted ?? null };
  return (readLanguage(segment, hints) ?? detectLanguage(hints)) === segment;
};

/** Whether a browser opens an address of data as a document; its script fetches it with another mode. */
export const isOpenedData = ({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  method !== 'POST' && headers['sec-fetch-mode'] === 'navigate' && isDataAddress(url);

/** Request headers from which the parts of a public request are read, besides those of the country. */
const READ_HEADERS = { api: ['authorization'], page: ['accept-language', 'cookie'] } as const;

/** Maximum number of URLs whose canonical address is cached; long URLs are not. */
const MAX_ADDRESSES = 4000;
const MAX_CACHED_URL_LENGTH = 300;

const remembered = (canonical: PublicAddress): PublicAddress => {
  const known = new Map<string, string | null>();
  return (url) => {
    const found = known.get(url);
    if (found !== undefined) return found;
    const address = canonical(url);
    if (url.length > MAX_CACHED_URL_LENGTH) return address;
    const oldest = known.size >= MAX_ADDRESSES ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(url, address);
    return address;
  };
};

/** Reads public requests: the one place that knows which headers a kept answer depends on, for its key and for its `Vary` alike. */
export const publicRequests = (geo: Geo, pageAddress: PublicAddress) => {
  const addressOf = { api: remembered(apiAddress), page: remembered(pageAddress) };
  const vary = {
    api: ['accept-encoding', ...READ_HEADERS.api, ...geo.headers].join(', '),
    page: ['accept-encoding', ...READ_HEADERS.page, ...geo.headers].join(', '),
  };
  return {
    /** What is asked, or null where the answer may depend on the caller. */
    read({ method, url = '', headers, socket }: IncomingMessage): PublicRequest | null {
      if ((method !== 'GET' && method !== 'HEAD') || isOpenedData({ method, url, headers })) return null;
      const kind = url.startsWith('/api/') ? 'api' : 'page';
      if (kind === 'api' && (headers.authorization ?? 'anonymous') !== 'anonymous') return null;
      if (kind === 'page' && SESSION_COOKIE.test(headers.cookie ?? '')) return null;
      const address = addressOf[kind](url);
      if (address === null || (kind === 'page' && !isInOwnLanguage(address, headers))) return null;
      return { kind, address, country: geo.countryOf(socket.remoteAddress ?? '', headers) };
    },
    /** The request headers that the answer depends on, for `Vary`. */
    varyOf: ({ kind }: PublicRequest): string => vary[kind],
  };
};
export type PublicRequests = ReturnType<typeof publicRequests>;

/**
 * A call whose answer may be kept: nothing of the caller but the country. `onRead` is called when a use case reads more; it gets the true
 * value, and the answer is this caller's own.
 */
export const publicCall = (call: Call, country: string, onRead: () => void): Call => ({
  authorization: 'anonymous',
  country,
  get address() {
    onRead();
    return call.address;
  },
  get refreshCookie() {
    onRead();
    return call.refreshCookie;
  },
  get deviceCookie() {
    onRead();
    return call.deviceCookie ?? null;
  },
  get privacy() {
    onRead();
    return call.privacy;
  },
  get userAgent() {
    onRead();
    return call.userAgent ?? '';
  },
});

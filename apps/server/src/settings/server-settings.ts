import proxyAddr from '@fastify/proxy-addr';
import { type EnvironmentOf, optionalSetting, type RefuseSettings, setting } from './setting.ts';
import { list, matching, port, text, url } from './setting-kinds.ts';

/** Whether the peer of a connection is one of the operator's proxies: headers that a proxy writes are read from such peers only. */
type TrustsPeer = (address: string) => boolean;

/**
 * Compiles TRUSTED_PROXIES: IP addresses, CIDR ranges, and the names `loopback`, `linklocal` and `uniquelocal`, joined by commas.
 * Trust goes by address, never by a count of hops, which a client can extend. Throws a TypeError that names a malformed entry.
 */
export const trustedPeers = (list: string | null): TrustsPeer => {
  const entries = (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return () => false;
  const isListed = proxyAddr.compile(entries);
  return (address) => isListed(address, 0);
};

/** Address, proxies and countries. */
export const serverSettings = {
  port: setting({
    name: 'PORT',
    kind: port,
    default: '4600',
    doc: 'Port on which the server listens. `0` takes any free port',
  }),
  host: setting({
    name: 'HOST',
    kind: text('address'),
    default: '127.0.0.1',
    doc: 'Address on which the server listens. `0.0.0.0` accepts connections from other machines',
  }),
  publicUrl: optionalSetting({
    name: 'PUBLIC_URL',
    kind: url,
    unset: '`http://HOST:PORT`',
    doc: 'Public URL of the service, the same on every node. Set it wherever viewers come through a proxy. With https, cookies are `Secure`',
  }),
  trustedProxies: optionalSetting({
    name: 'TRUSTED_PROXIES',
    kind: text('IP addresses or CIDR ranges, separated by commas'),
    doc: 'Your proxies. `X-Forwarded-For` and `COUNTRY_HEADER` are trusted from these peers only',
  }),
  country: setting({
    name: 'COUNTRY',
    kind: matching('ISO 3166 country', /^[A-Z]{2}$/, 'must be an ISO 3166 country'),
    default: 'US',
    doc: 'Country of viewers without a country header, which decides prices and what may be watched',
  }),
  countryHeader: optionalSetting({
    name: 'COUNTRY_HEADER',
    kind: text('header'),
    doc: 'Header in which a proxy sends the viewer’s country. Needs `TRUSTED_PROXIES`. The proxy must overwrite it, or clients could choose their country',
  }),
  blockedCountries: setting({
    name: 'BLOCKED_COUNTRIES',
    kind: list('ISO 3166 countries, separated by commas'),
    default: '',
    doc: 'Countries where the service is not offered',
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    kind: text('level of pino'),
    default: 'warn',
    doc: 'Least severe messages that are logged: `fatal`, `error`, `warn`, `info`, `debug` (also connections that clients closed), `trace`, or `silent` (none)',
  }),
};

type ServerEnvironment = EnvironmentOf<typeof serverSettings>;

/** Without a trailing slash. */
export const resolvePublicUrl = ({ PUBLIC_URL, HOST, PORT }: ServerEnvironment): string =>
  (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, '');

/** Without a proxy to trust, any visitor could choose a country, and with it prices and what may be watched. */
export const resolveTrustedProxies = (
  { TRUSTED_PROXIES: proxies, COUNTRY_HEADER: header }: ServerEnvironment,
  wrong: RefuseSettings,
): string | null => {
  try {
    trustedPeers(proxies ?? null);
  } catch (error) {
    throw wrong([`TRUSTED_PROXIES: ${error instanceof Error ? error.message : 'must be addresses'}`]);
  }
  if (header !== undefined && proxies === undefined)
    throw wrong(['COUNTRY_HEADER: only with TRUSTED_PROXIES, the addresses of the proxies that set it']);
  return proxies ?? null;
};

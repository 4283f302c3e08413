import type { Card } from '@madang/contract/catalog/catalog.contract.ts';
import { type Client, createClient } from '@madang/contract/client.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { isOfPartner } from '@madang/domain/accounts/account.ts';
import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import { DEMO_PEOPLE, type DemoPerson } from '@madang/fixtures/people.ts';
import { UserError } from '../../tools/steps/run.ts';
import type { Site } from './site.ts';

export const pathOf = (name: OperationName, query: Readonly<Record<string, string>> = {}): string => {
  const [, path = ''] = ROUTES[name].split(' ');
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/** API client for a running site. `authorization` chooses the account. */
export const clientOf = ({ origin }: Site, authorization = 'anonymous'): Client =>
  createClient(async (_name, { method, path, body }) => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const response = await fetch(`${origin}${path}`, { method, headers, ...(body !== undefined && { body }) });
    return { status: response.status, body: await response.json() };
  });

/** People of the demo world who sign in with a password; a partner's come through the partner. */
export const PEOPLE_WITH_PASSWORD: readonly DemoPerson[] = DEMO_PEOPLE.filter(({ userType }) => !isOfPartner(userType));

export interface SignedIn {
  /** For calls. */
  readonly token: string;
  /** What the browser has kept, for pages. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** Watches as the account's first profile. */
const chooseFirst = async (origin: string, token: string, pin: string | undefined): Promise<Response> => {
  const headers = { 'content-type': 'application/json', authorization: token };
  const listed = await fetch(origin + pathOf('listProfiles'), { headers });
  const { objects } = (await listed.json()) as { readonly objects: readonly { readonly id: string }[] };
  return fetch(origin + pathOf('selectProfile'), { method: 'POST', headers, body: JSON.stringify({ id: objects[0]?.id, pin }) });
};

/** Signs in as a browser does. */
export const signInAs = async ({ origin }: Site, { email, password, profiles }: DemoPerson): Promise<SignedIn> => {
  const response = await fetch(origin + pathOf('signIn'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, remember: true, transport: 'cookie' }),
  });
  if (!response.ok) throw new UserError(`${email} cannot sign in: ${response.status}.`);
  const { object } = (await response.json()) as { readonly object: SessionUser };
  const watching = await chooseFirst(origin, object.access_token, profiles[0]?.pin);
  const set = [...response.headers.getSetCookie(), ...watching.headers.getSetCookie()];
  const pairs = set.map((cookie) => (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s));
  return {
    token: object.access_token,
    cookies: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)])),
  };
};

/** The first of the demo world's people: Premium, who may watch everything. */
export const signInPremium = (site: Site): Promise<SignedIn> => signInAs(site, PREMIUM);

const [PREMIUM] = DEMO_PEOPLE as readonly [DemoPerson];

/** As they are sent with a request. */
export const cookieOf = ({ cookies }: SignedIn): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

/** Films of the catalogue, which play without choosing an episode. */
export const listFilms = async (site: Site): Promise<readonly Card[]> =>
  (await clientOf(site).listCollection({ collection_id: String(CATALOGS.movie), limit: 24 })).objects;

export interface Playing {
  readonly contentId: string;
  /** The signed address of the master playlist. */
  readonly manifest: string;
}

/**
 * The first film that plays in the clear, or encrypted, with the media folder's assets. Null when none does. A bare
 * player has no key. Each `viewer` takes one of the account's concurrent streams, of which there are few.
 */
export const findPlaying = async (
  site: Site,
  viewer: SignedIn,
  { encrypted } = { encrypted: false },
): Promise<Playing | null> => {
  const api = clientOf(site, viewer.token);
  for (const { id } of await listFilms(site)) {
    const playback = await api.playVideo({ content_id: id }).catch(() => null);
    if (playback && (playback.protection !== null) === encrypted) return { contentId: id, manifest: playback.manifest_url };
  }
  return null;
};

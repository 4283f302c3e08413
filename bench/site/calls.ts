import type { Card } from '@madang/contract/catalog/catalog.contract.ts';
import { type Client, createClient } from '@madang/contract/client.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import { DEMO_PEOPLE, type DemoPerson } from '@madang/fixtures/people.ts';
import type { Site } from './site.ts';

export const pathOf = (name: OperationName, query: Readonly<Record<string, string>> = {}): string => {
  const [, path = ''] = ROUTES[name].split(' ');
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/** The calls of the contract to a running site, as somebody. */
export const clientOf = ({ origin }: Site, authorization = 'anonymous'): Client =>
  createClient(async (_name, { method, path, body }) => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const response = await fetch(`${origin}${path}`, { method, headers, ...(body !== undefined && { body }) });
    return { status: response.status, body: await response.json() };
  });

export interface SignedIn {
  readonly token: string;
  readonly profileId: string;
  readonly userType: string;
}

export const signInAs = async (site: Site, { email, password }: DemoPerson): Promise<SignedIn> => {
  const user = await clientOf(site).signIn({ email, password, transport: 'body' });
  return { token: user.access_token, profileId: user.profile?.id ?? '', userType: user.user_type };
};

/** The first of the demo world's people: Premium, who may watch everything. */
export const signInPremium = (site: Site): Promise<SignedIn> => signInAs(site, PREMIUM);

const [PREMIUM] = DEMO_PEOPLE as readonly [DemoPerson];

/** The cookie by which a page is rendered for somebody. */
export const cookieOf = ({ token }: SignedIn): string => `madang_token=${token}`;

/** Films of the catalogue, which play without choosing an episode. */
export const listFilms = async (site: Site): Promise<readonly Card[]> =>
  (await clientOf(site).listCollection({ collection_id: String(CATALOGS.movie), limit: 24 })).objects;

export interface Playing {
  readonly contentId: string;
  /** The signed address of the master playlist. */
  readonly manifest: string;
}

/** The first film that plays with what the media folder holds; null when none does. */
export const findPlaying = async (site: Site): Promise<Playing | null> => {
  const api = clientOf(site, (await signInPremium(site)).token);
  for (const { id } of await listFilms(site)) {
    const playback = await api.playVideo({ content_id: id }).catch(() => null);
    if (playback) return { contentId: id, manifest: playback.manifest_url };
  }
  return null;
};

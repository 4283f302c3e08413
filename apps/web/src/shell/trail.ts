import type { Language } from '@madang/domain/shared/language.ts';
import { paths } from '../paths.ts';
import type { RouteName } from '../routes.ts';

/** One page that was visited. */
export interface TrailEntry {
  readonly name: RouteName | 'notFound';
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The query with its question mark, or nothing. */
  readonly search: string;
}

/** Newest first. */
export type Trail = readonly TrailEntry[];

const LENGTH = 10;
const DEVICE = ['deviceId', 'deviceType', 'deviceModel', 'deviceVersion'];

const same = (one: TrailEntry | undefined, other: TrailEntry): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Adds a visit; a mere change of the hash is none (RT-103, RT-118). */
export const recordVisit = (trail: Trail, visit: TrailEntry): Trail =>
  same(trail[0], visit) ? trail : [visit, ...trail].slice(0, LENGTH);

/** Where a person goes after signing in: back to what they were at, by the rules of RT-123 to RT-130. */
export const targetAfterSignIn = (language: Language, trail: Trail, promotionIsValid: boolean): string => {
  const home = paths.home(language);
  const visit = trail.find(({ name }) => name !== 'signIn' && name !== 'signUp' && name !== 'profile');
  if (!visit) return home;
  const { name, params, search } = visit;
  const query = new URLSearchParams(search);
  const { id, title, value } = params;
  switch (name) {
    case 'live':
    case 'myPage':
    case 'favorites':
    case 'history':
    case 'downloads':
    case 'account':
    case 'accountProfile':
    case 'accountPayment':
    case 'premiumPass':
      return paths[name](language);
    case 'plan':
      return paths.plan(language, Object.fromEntries(query));
    case 'simpleSign':
      return DEVICE.every((key) => query.get(key)) ? paths.simpleSign(language, Object.fromEntries(query)) : home;
    case 'catalog':
      return value ? paths.catalog(language, value, Object.fromEntries(query)) : home;
    case 'catalogOld':
      return value && params.catalogName ? paths.catalogOld(language, params.catalogName, value) : home;
    case 'list':
      return value ? paths.list(language, value, Object.fromEntries(query)) : home;
    case 'search':
      return query.get('q') ? paths.search(language, Object.fromEntries(query)) : home;
    case 'season':
    case 'read':
    case 'webtoon':
    case 'video':
    case 'media':
    case 'channel':
      return id ? paths[name === 'media' || name === 'channel' ? 'video' : name](language, id, title) : home;
    case 'process':
      return promotionIsValid ? paths.plan(language) : home;
    default:
      return home;
  }
};

/** A path on this site, for a target that came in an address; null for anything that leads elsewhere (RT-54). */
export const ownPath = (target: string | null): string | null =>
  target !== null && /^\/(?![/\\])[^\\\s]*$/.test(target) ? target : null;

import type { Language } from '@madang/domain/shared/language.ts';
import { paths } from '../paths.ts';
import type { Trail, TrailEntry } from './trail.ts';

const DEVICE = ['deviceId', 'deviceType', 'deviceModel', 'deviceVersion'];

/** Pages on the way in, to which sign-in never returns. */
const ENTRANCES: readonly TrailEntry['name'][] = ['signIn', 'signUp', 'profile', 'profileCreate', 'profileEdit'];

/** Where a person goes after signing in: back to what they were at, by the rules of RT-123 to RT-130. */
export const targetAfterSignIn = (language: Language, trail: Trail, promotionIsValid: boolean): string => {
  const home = paths.home(language);
  const visit = trail.find(({ name }) => !ENTRANCES.includes(name));
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
    case 'gift':
    case 'gifts':
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

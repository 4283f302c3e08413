import { isLanguage } from '@madang/domain/shared/language.ts';
import { generatePath, matchPath } from 'react-router';
import { PAGE_QUERY, TYPED } from './page-query.ts';
import { entryOf, type PageName } from './routes.ts';
import { findPage } from './shell/page-of.ts';

/** The router's own calls for data: the page's path with this ending, and the ids of the routes to load. */
const DATA = '.data';
const ROUTES_KEY = '_routes';
/** Routes around every page that the router may ask for. */
const AROUND = ['root', 'language'];
/** Stands for every path below a language that is no page. */
const NOT_FOUND = 'not-found';

/** Parameters of a path that only make it easier to read: the id before them decides what is shown (RT-20). */
const DECORATION = new Set(['title', 'name']);

const canonicalPath = (page: PageName, path: string): string | null => {
  const pattern = `/:lang/${entryOf(page).path}`;
  const match = matchPath({ path: pattern }, path);
  if (!match) return null;
  const given = Object.entries(match.params).filter(([name, value]) => value !== undefined && !DECORATION.has(name));
  return generatePath(pattern, Object.fromEntries(given));
};

const canonicalQuery = (page: PageName | null, search: URLSearchParams, isData: boolean): string => {
  const kept = new URLSearchParams();
  for (const [name, rule] of Object.entries((page && PAGE_QUERY[page]) ?? {})) {
    const value = search.get(name);
    if (value !== null && rule.test(value)) kept.set(name, value);
  }
  const requested = isData ? search.get(ROUTES_KEY)?.split(',') : undefined;
  const known = [...AROUND, page ?? 'notFound'].filter((id) => requested?.includes(id));
  // Without any that is known all are loaded, as without the parameter.
  if (known.length > 0) kept.set(ROUTES_KEY, known.join(','));
  return kept.size > 0 ? `?${kept}` : '';
};

/**
 * The address whose page every signed-out visitor of this address gets, as a path with a query: without what the page does not read. Null
 * where each visitor's page is their own.
 */
export const publicAddress = (url: string): string | null => {
  const [requested = '', search = ''] = url.split('?', 2);
  const isData = requested.endsWith(DATA);
  const path = isData ? requested.slice(0, -DATA.length) : requested;
  const [, language, first = ''] = path.split('/', 3);
  // The entrance of a language redirects, and so does every address without one.
  // So does one with a slash at the end, but for that of search. The router asks for the data of such a path with `_` for its last segment.
  if (!isLanguage(language) || first === '' || path.endsWith('/') || (isData && path.endsWith('/_'))) return null;
  const page = findPage(path);
  if (page !== null && (PAGE_QUERY[page] === null || !entryOf(page).open)) return null;
  const query = new URLSearchParams(search);
  if (page !== null && TYPED[page]?.some((name) => query.has(name))) return null;
  const canonical = page === null ? `/${language}/${NOT_FOUND}` : canonicalPath(page, path);
  return canonical && canonical + (isData ? DATA : '') + canonicalQuery(page, query, isData);
};

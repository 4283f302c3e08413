import { matchPath } from 'react-router';
import { entryOf, type PageName, ROUTES } from '../routes.ts';

const firstOf = (path: string): string => path.split('/')[0]?.toLowerCase() ?? '';

const NAMES = (Object.keys(ROUTES) as PageName[]).map((name) => ({ name, first: firstOf(entryOf(name).path) }));

/** Route name of a path below a language. Null for not found. */
export const findPage = (path: string): PageName | null => {
  const segment = firstOf(path.split('/').slice(2).join('/'));
  // matchPath compiles a pattern on each call, so only routes with this first segment are tried.
  const found = NAMES.find(({ name, first }) => first === segment && matchPath({ path: `/:lang/${entryOf(name).path}` }, path));
  return found?.name ?? null;
};

// Fast path `routes-by-segment`: FAST_PATH=routes-by-segment turns it off.
// Buys: part of the CPU time of a page, not measured alone yet (row `page signed in`).
// Breaks when the library changes: the shape of the server build: `routes` and `assets.routes` by ID.

import { isLanguage } from '@madang/domain/shared/language.ts';
import { entryOf, type PageName, ROUTES } from '../../routes.ts';

const firstOf = (path: string): string => path.split('/', 1)[0] ?? '';

/** What stands above and beside the pages of every group. */
const AROUND = ['root', 'language', 'notFound'] as const;

const groups = new Map<string, string[]>();
for (const name of Object.keys(ROUTES) as PageName[]) {
  const first = firstOf(entryOf(name).path);
  groups.set(first, [...(groups.get(first) ?? AROUND), name]);
}

/**
 * Name of the routes an address can match, by its first segment after the language. Null for all routes. `pathname` is
 * the requested one, of a page or of its data.
 */
export const segmentOf = (pathname: string): string | null => {
  const [, language, first = ''] = pathname.split('/', 3);
  const group = first.replace(/\.data$/, '');
  return isLanguage(language) && groups.has(group) ? group : null;
};

/** The routes of a build that an address of the group can lead to, and what is around them. */
export const routesOfSegment = <Route>(group: string, routes: Readonly<Record<string, Route>>): Record<string, Route> => {
  const ids = groups.get(group) ?? [];
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
};

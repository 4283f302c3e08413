import { matchPath } from 'react-router';
import { entryOf, type PageName, ROUTES } from '../routes.ts';

const NAMES = Object.keys(ROUTES) as PageName[];

/** The route name of an address below a language, also as the router asks for its data (`.data`); null for not found. */
export const pageOf = (pathname: string): PageName | null => {
  const path = pathname.replace(/(\/_)?\.data$/, '');
  return NAMES.find((name) => matchPath({ path: `/:lang/${entryOf(name).path}` }, path)) ?? null;
};

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { segmentOf, routesOfSegment } from './routes-by-segment.ts';
import tree, { OUTER_ROUTES, ROUTES } from '../../routes.ts';

const routeOf = ({ id = '', path, index, children }: RouteConfigEntry): RouteObject =>
  index ? { id, index } : { id, ...(path !== undefined && { path }), children: (children ?? []).map(routeOf) };
const ALL = (await tree).map(routeOf);

/** As the router builds its tree from the routes of a build. */
const near = (group: string): RouteObject[] => {
  const language = ALL.find(({ id }) => id === 'language');
  const pages = Object.fromEntries((language?.children ?? []).map((route) => [route.id ?? '', route]));
  return [{ id: 'language', path: ':lang', children: Object.values(routesOfSegment(group, pages)) }];
};
const pageAt = (routes: RouteObject[], path: string) => {
  const match = matchRoutes(routes, path)?.at(-1);
  return match && [match.route.id, match.params];
};

/** An address of a pattern, and one with less said in it. */
const addressesOf = (pattern: string): readonly string[] => {
  const parts = pattern.split('/');
  const filled = (part: string) => (part.startsWith(':') ? `some-${part.replace(/[:?]/g, '')}` : part);
  return [parts.map(filled), parts.filter((part) => !part.endsWith('?')).map(filled)].map((each) => each.join('/'));
};

const PAGES = Object.values(ROUTES).flatMap(({ path }) => addressesOf(path));
const ODD = [
  '/',
  '/en_us',
  '/en_us/',
  '/en_us/nowhere',
  '/en_us/plan/billing-guide/deeper',
  '/en_us/Main',
  '/en_us/main/',
  '/en_us/m%61in',
  '/ko/main',
  '/main',
  '/en_us/__proto__',
  ...Object.values(OUTER_ROUTES).flatMap(({ path }) => addressesOf(path).map((address) => `/${address}`)),
  ...PAGES.map((address) => `/${address}`),
];

test('an address matches the same route in its group as among all routes', () => {
  const addresses = [...LANGUAGES.flatMap((language) => PAGES.map((address) => `/${language}/${address}`)), ...ODD];
  const tried = addresses.flatMap((address) => {
    const group = segmentOf(address);
    return group === null ? [] : [{ address, page: pageAt(near(group), address) }];
  });
  expect(tried.length).toBeGreaterThan(LANGUAGES.length * PAGES.length);
  expect(tried).toEqual(tried.map(({ address }) => ({ address, page: pageAt(ALL, address) })));
});

test('every page is in a group, also for its data, and a group has a few routes', () => {
  for (const address of PAGES) {
    const group = segmentOf(`/en_us/${address}`);
    expect([address, group]).toEqual([address, address.split('/')[0]]);
    expect(segmentOf(`/en_us/${address}.data`)).toBe(group);
  }
  expect(Object.keys(routesOfSegment('plan', { root: 1, language: 1, notFound: 1, nowhere: 1, ...ROUTES }))).toEqual([
    'root',
    'language',
    'notFound',
    'plan',
    'billingGuide',
    'planAction',
  ]);
});

test('an address without a group is matched against all routes', () => {
  for (const address of ['/', '/en_us', '/en_us/nowhere', '/tv', '/process/plan', '/ko/main', '/en_us/Main', '/en_us/__proto__'])
    expect([address, segmentOf(address)]).toEqual([address, null]);
});

/** Routes whose pages search engines may index, unless the operator says otherwise (RT-119). */
export const INDEXED_ROUTES = [
  'home',
  'live',
  'catalog',
  'person',
  'video',
  'media',
  'season',
  'webtoon',
  'read',
  'list',
  'plan',
  'billingGuide',
  'guide',
  'legal',
  'help',
  'helpArticle',
  'gift',
] as const;
export type IndexedRoute = (typeof INDEXED_ROUTES)[number];

export const isIndexedRoute = (name: string): name is IndexedRoute => (INDEXED_ROUTES as readonly string[]).includes(name);

/** The product's own words for its parts: the only folder names inside a room (ARCHITECTURE.md). */
export const CAPABILITIES: readonly string[] = [
  'accounts',
  'ads',
  'analytics',
  'billing',
  'catalog',
  'coupons',
  'downloads',
  'favorites',
  'gifts',
  'help',
  'identities',
  'legal',
  'likes',
  'live',
  'mail',
  'notices',
  'operators',
  'partners',
  'playback',
  'popups',
  'privacy',
  'profiles',
  'push',
  'recurly',
  'search',
  'sessions',
  'subscriptions',
  'test-switches',
  'tv-sign-in',
  'watch-history',
  'webtoons',
];

/** `apps/server/src/favorites/add-favorite.ts` is the room apps/server and its part favorites. */
export const placeOf = (path: string): { readonly room: string; readonly part: string } => {
  const [kind = '', name = '', , part = ''] = path.split('/');
  return { room: `${kind}/${name}`, part };
};

export const isSlice = (path: string): boolean => {
  const { room, part } = placeOf(path);
  return room === 'apps/server' && CAPABILITIES.includes(part);
};

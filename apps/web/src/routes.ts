import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';

/** Which parts of the shell surround a page (RT-86 to RT-99). */
type Frame = 'full' | 'header' | 'footer' | 'bare';

interface RouteEntry {
  /** Below /{lang}, with the router's parameters. */
  readonly path: string;
  readonly frame: Frame;
  /** Open to everybody; others send anonymous visitors to sign-in (RT-109 to RT-115). */
  readonly open?: true;
  /** Shown to signed-in people who have not chosen a profile (RT-107, RT-108). */
  readonly withoutProfile?: true;
  /** For search engines (RT-119). */
  readonly indexed?: true;
  /** The header lies over the top of the page's own picture. */
  readonly overlay?: true;
  /** The module in pages/. */
  readonly page: string;
}

/** Every address below a language, once; the key is the stable route name (RT-51). */
export const ROUTES = {
  loading: { path: 'loading', frame: 'bare', open: true, withoutProfile: true, page: 'loading' },
  home: { path: 'main', frame: 'full', open: true, indexed: true, overlay: true, page: 'home' },
  live: { path: 'live', frame: 'full', open: true, indexed: true, page: 'live' },
  signIn: { path: 'signin', frame: 'full', open: true, withoutProfile: true, page: 'signin' },
  signUp: { path: 'signup', frame: 'full', open: true, withoutProfile: true, page: 'signup' },
  simpleSign: { path: 'simpleSign', frame: 'full', open: true, page: 'simple-sign' },
  tv: { path: 'tv', frame: 'bare', open: true, withoutProfile: true, page: 'tv' },
  profile: { path: 'profile', frame: 'header', withoutProfile: true, page: 'profile' },
  profileCreate: { path: 'profile/create', frame: 'header', withoutProfile: true, page: 'profile-create' },
  profileEdit: { path: 'profile/edit/:id', frame: 'header', withoutProfile: true, page: 'profile-edit' },
  catalog: { path: 'catalog/:value', frame: 'full', open: true, indexed: true, page: 'catalog' },
  catalogOld: { path: 'catalog/:catalogName/:value', frame: 'full', open: true, page: 'catalog-old' },
  search: { path: 'search', frame: 'full', open: true, page: 'search' },
  person: { path: 'person/:id/:name?', frame: 'full', open: true, indexed: true, page: 'person' },
  myPage: { path: 'mypage', frame: 'full', page: 'mypage' },
  favorites: { path: 'mypage/favorite', frame: 'full', page: 'favorites' },
  history: { path: 'mypage/history', frame: 'full', page: 'history' },
  downloads: { path: 'mypage/downloads', frame: 'full', page: 'downloads' },
  notifications: { path: 'notifications', frame: 'full', page: 'notifications' },
  video: { path: 'video/:id/:title?', frame: 'bare', open: true, indexed: true, page: 'video' },
  media: { path: 'media/:id/:title?', frame: 'bare', open: true, indexed: true, page: 'media' },
  season: { path: 'season/:id/:title?', frame: 'bare', open: true, indexed: true, page: 'season' },
  webtoon: { path: 'webtoon/:id/:title?', frame: 'full', open: true, indexed: true, page: 'webtoon' },
  read: { path: 'read/:id/:title?', frame: 'bare', open: true, indexed: true, page: 'read' },
  channel: { path: 'channel/:id/:title?', frame: 'bare', open: true, page: 'channel' },
  list: { path: 'list/:value?', frame: 'full', open: true, indexed: true, page: 'list' },
  plan: { path: 'plan', frame: 'full', open: true, withoutProfile: true, indexed: true, page: 'plan' },
  billingGuide: {
    path: 'plan/billing-guide',
    frame: 'full',
    open: true,
    withoutProfile: true,
    indexed: true,
    page: 'billing-guide',
  },
  planAction: { path: 'plan/:action', frame: 'full', open: true, withoutProfile: true, page: 'plan-action' },
  account: { path: 'account', frame: 'full', page: 'account' },
  accountProfile: { path: 'account/profile', frame: 'full', page: 'account-profile' },
  accountEdit: { path: 'account/profile/edit', frame: 'full', page: 'account-edit' },
  accountDevices: { path: 'account/devices', frame: 'full', page: 'account-devices' },
  accountPayment: { path: 'account/payment', frame: 'full', page: 'account-payment' },
  receipt: { path: 'account/payment/receipt/:id', frame: 'bare', page: 'account-receipt' },
  guide: { path: 'guide', frame: 'footer', open: true, indexed: true, overlay: true, page: 'guide' },
  resetPassword: { path: 'resetPassword', frame: 'full', open: true, page: 'reset-password' },
  forgotPassword: { path: 'forgotPassword', frame: 'full', open: true, page: 'forgot-password' },
  verifyEmail: { path: 'verifyEmail', frame: 'full', open: true, withoutProfile: true, page: 'verify-email' },
  privacy: { path: 'privacyChoices', frame: 'full', open: true, withoutProfile: true, page: 'privacy' },
  premiumPass: { path: 'premiumPass', frame: 'bare', open: true, page: 'premium-pass' },
  gift: { path: 'gift', frame: 'bare', open: true, indexed: true, page: 'gift' },
  gifts: { path: 'gift/mine', frame: 'full', page: 'gifts' },
  error: { path: 'error', frame: 'bare', open: true, withoutProfile: true, page: 'error' },
  offline: { path: 'offline', frame: 'bare', open: true, withoutProfile: true, page: 'offline' },
  geoblock: { path: 'geoblock', frame: 'bare', open: true, withoutProfile: true, page: 'geoblock' },
  checkout: { path: 'checkout', frame: 'bare', page: 'checkout' },
  billingInfo: { path: 'billingInfo', frame: 'bare', page: 'billing-info' },
} as const satisfies Readonly<Record<string, RouteEntry>>;

/** Addresses that name no language, of which that of the television is short enough for a remote control (RT-03, RT-37, RT-38, RT-46 to RT-49). */
export const OUTER_ROUTES = {
  tvEntrance: { path: 'tv', page: 'tv-entrance' },
  process: { path: 'process/:type/:detail?', page: 'process' },
  legacyResetPassword: { path: 'reset-password', page: 'legacy-reset-password' },
  legacyActivation: { path: 'activation', page: 'legacy-activation' },
  legacyEpisode: { path: 'episode/:name/:id', page: 'legacy-episode' },
  legacySeries: { path: 'series/:name/:id', page: 'legacy-series' },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly page: string }>>;

export type RouteName = keyof typeof ROUTES | keyof typeof OUTER_ROUTES;
export type PageName = keyof typeof ROUTES;

export const isPageName = (id: string): id is PageName => Object.hasOwn(ROUTES, id);
export const entryOf = (name: PageName): RouteEntry => ROUTES[name];

const moduleOf = (page: string): string => `pages/${page}.page.tsx`;
const NOT_FOUND = moduleOf('not-found');
const entries = (table: Readonly<Record<string, { readonly path: string; readonly page: string }>>): RouteConfigEntry[] =>
  Object.entries(table).map(([id, { path, page }]) => ({ id, path, file: moduleOf(page) }));

const tree = (): RouteConfig => [
  { id: 'entrance', index: true, file: 'shell/entrance.ts' },
  ...entries(OUTER_ROUTES),
  {
    id: 'language',
    path: ':lang',
    file: 'shell/language-layout.tsx',
    children: [
      { id: 'languageEntrance', index: true, file: 'shell/entrance.ts' },
      ...entries(ROUTES),
      { id: 'notFound', path: '*', file: NOT_FOUND },
    ],
  },
  { id: 'nowhere', path: '*', file: NOT_FOUND },
];

// Only the build reads it: without the mark every browser would get it too.
export default /* @__PURE__ */ tree();

import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';

/** Which parts of the shell surround a page (RT-86 to RT-99). */
type Frame = 'full' | 'header' | 'footer' | 'bare';

interface RouteEntry {
  /** Below /{lang}, with the router's parameters. */
  readonly path: string;
  readonly frame: Frame;
  /** Public. Other pages redirect anonymous visitors to sign-in (RT-109 to RT-115). */
  readonly open?: true;
  /** Shown to signed-in people who have not chosen a profile (RT-107, RT-108). */
  readonly withoutProfile?: true;
  /** For search engines (RT-119). */
  readonly indexed?: true;
  /** On phones it has the tab bar without the full frame. Every page with the full frame has one. */
  readonly tabs?: true;
  /** The header lies over the top of the page's own picture. */
  readonly overlay?: true;
}

/**
 * Every address below a language, once. The key is the stable route name (RT-51) and the name of the module in pages/.
 */
export const ROUTES = {
  loading: { path: 'loading', frame: 'bare', open: true, withoutProfile: true },
  home: { path: 'main', frame: 'full', open: true, indexed: true, overlay: true },
  live: { path: 'live', frame: 'full', open: true, indexed: true },
  signIn: { path: 'signin', frame: 'full', open: true, withoutProfile: true },
  signUp: { path: 'signup', frame: 'full', open: true, withoutProfile: true },
  simpleSign: { path: 'simpleSign', frame: 'full', open: true },
  tv: { path: 'tv', frame: 'bare', open: true, withoutProfile: true },
  profile: { path: 'profile', frame: 'header', withoutProfile: true },
  profileCreate: { path: 'profile/create', frame: 'header', withoutProfile: true },
  profileEdit: { path: 'profile/edit/:id', frame: 'header', withoutProfile: true },
  catalog: { path: 'catalog/:value', frame: 'full', open: true, indexed: true },
  catalogOld: { path: 'catalog/:catalogName/:value', frame: 'full', open: true },
  search: { path: 'search', frame: 'full', open: true },
  person: { path: 'person/:id/:name?', frame: 'full', open: true, indexed: true },
  myPage: { path: 'mypage', frame: 'full' },
  favorites: { path: 'mypage/favorite', frame: 'full' },
  history: { path: 'mypage/history', frame: 'full' },
  downloads: { path: 'mypage/downloads', frame: 'full' },
  notifications: { path: 'notifications', frame: 'full' },
  video: { path: 'video/:id/:title?', frame: 'bare', open: true, indexed: true },
  media: { path: 'media/:id/:title?', frame: 'bare', tabs: true, open: true, indexed: true },
  season: { path: 'season/:id/:title?', frame: 'bare', tabs: true, open: true, indexed: true },
  webtoon: { path: 'webtoon/:id/:title?', frame: 'full', open: true, indexed: true },
  read: { path: 'read/:id/:title?', frame: 'bare', open: true, indexed: true },
  channel: { path: 'channel/:id/:title?', frame: 'bare', tabs: true, open: true },
  list: { path: 'list/:value?', frame: 'full', open: true, indexed: true },
  plan: { path: 'plan', frame: 'full', open: true, withoutProfile: true, indexed: true },
  billingGuide: {
    path: 'plan/billing-guide',
    frame: 'full',
    open: true,
    withoutProfile: true,
    indexed: true,
  },
  planAction: { path: 'plan/:action', frame: 'full', open: true, withoutProfile: true },
  account: { path: 'account', frame: 'full' },
  accountProfile: { path: 'account/profile', frame: 'full' },
  accountEdit: { path: 'account/profile/edit', frame: 'full' },
  accountDevices: { path: 'account/devices', frame: 'full' },
  accountPayment: { path: 'account/payment', frame: 'full' },
  receipt: { path: 'account/payment/receipt/:id', frame: 'bare' },
  guide: { path: 'guide', frame: 'footer', open: true, indexed: true, overlay: true },
  resetPassword: { path: 'resetPassword', frame: 'full', open: true },
  forgotPassword: { path: 'forgotPassword', frame: 'full', open: true },
  undoIdentity: { path: 'undoIdentity', frame: 'full', open: true, withoutProfile: true },
  verifyEmail: { path: 'verifyEmail', frame: 'full', open: true, withoutProfile: true },
  stopEmailChange: { path: 'stopEmailChange', frame: 'full', open: true, withoutProfile: true },
  privacy: { path: 'privacyChoices', frame: 'full', open: true, withoutProfile: true },
  legal: { path: 'legal/:document', frame: 'full', open: true, withoutProfile: true, indexed: true },
  help: { path: 'help', frame: 'full', open: true, withoutProfile: true, indexed: true },
  helpArticle: { path: 'help/:article', frame: 'full', open: true, withoutProfile: true, indexed: true },
  premiumPass: { path: 'premiumPass', frame: 'bare', open: true },
  gift: { path: 'gift', frame: 'bare', open: true, indexed: true },
  gifts: { path: 'gift/mine', frame: 'full' },
  error: { path: 'error', frame: 'bare', open: true, withoutProfile: true },
  offline: { path: 'offline', frame: 'bare', open: true, withoutProfile: true },
  geoblock: { path: 'geoblock', frame: 'bare', open: true, withoutProfile: true },
  checkout: { path: 'checkout', frame: 'bare' },
  billingInfo: { path: 'billingInfo', frame: 'bare' },
} as const satisfies Readonly<Record<string, RouteEntry>>;

/** Addresses that name no language, of which that of the television is short enough for a remote control (RT-03, RT-37, RT-38, RT-46 to RT-49). */
export const OUTER_ROUTES = {
  tvEntrance: { path: 'tv' },
  process: { path: 'process/:type/:detail?' },
  legacyResetPassword: { path: 'reset-password' },
  legacyActivation: { path: 'activation' },
  legacyEpisode: { path: 'episode/:name/:id' },
  legacySeries: { path: 'series/:name/:id' },
} as const satisfies Readonly<Record<string, { readonly path: string }>>;

export type RouteName = keyof typeof ROUTES | keyof typeof OUTER_ROUTES;
export type PageName = keyof typeof ROUTES;

export const isPageName = (id: string): id is PageName => Object.hasOwn(ROUTES, id);
export const entryOf = (name: PageName): RouteEntry => ROUTES[name];

/** The module of a page is called as its route is. */
const moduleOf = (name: string): string => `pages/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.page.tsx`;
const NOT_FOUND = moduleOf('notFound');
const entries = (table: Readonly<Record<string, { readonly path: string }>>): RouteConfigEntry[] =>
  Object.entries(table).map(([id, { path }]) => ({ id, path, file: moduleOf(id) }));

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

import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { detailPath, inLanguage, paths, toSlug } from './paths.ts';
import { OUTER_ROUTES, type PageName, ROUTES } from './routes.ts';

const objects = (table: Readonly<Record<string, { readonly path: string }>>, prefix = ''): RouteObject[] =>
  Object.entries(table).map(([id, { path }]) => ({ id, path: `${prefix}/${path}` }));
const routes = [...objects(OUTER_ROUTES), ...objects(ROUTES, '/:lang'), { id: 'notFound', path: '*' }];
const routeAt = (path: string): string | undefined => matchRoutes(routes, path.split('?')[0] ?? '')?.at(-1)?.route.id;

const builders: Readonly<Record<PageName, string>> = {
  loading: paths.loading('en_us'),
  home: paths.home('en_us'),
  live: paths.live('pt_br'),
  signIn: paths.signIn('en_us', { callbackUrl: '/en_us/live' }),
  signUp: paths.signUp('en_us', { b: 'y' }),
  simpleSign: paths.simpleSign('en_us'),
  tv: paths.tv('en_us'),
  profile: paths.profile('vi_vn'),
  profileCreate: paths.profileCreate('en_us'),
  profileEdit: paths.profileEdit('en_us', 'p1', { callbackUrl: '/en_us/live' }),
  catalog: paths.catalog('en_us', 30),
  catalogOld: paths.catalogOld('en_us', 'drama', 30),
  search: paths.search('en_us', { q: 'love' }),
  person: paths.person('en_us', 'p1', 'Han Seo-yeon'),
  myPage: paths.myPage('en_us'),
  favorites: paths.favorites('en_us'),
  history: paths.history('en_us'),
  downloads: paths.downloads('en_us'),
  notifications: paths.notifications('en_us'),
  offline: paths.offline('vi_vn'),
  read: paths.read('en_us', '1501001', 'The Wind Bell'),
  video: paths.video('en_us', 'v1', 'The Wind Bell'),
  media: paths.media('en_us', 'm1'),
  season: paths.season('zh_cn', 's1', 'Moonlit Eaves'),
  webtoon: paths.webtoon('en_us', 'w1', 'One'),
  channel: paths.channel('en_us', 'c1'),
  list: paths.list('en_us', '30-new'),
  plan: paths.plan('en_us', { code: 'X' }),
  billingGuide: paths.billingGuide('pt_br'),
  planAction: paths.planAction('en_us', 'callback'),
  account: paths.account('en_us'),
  accountProfile: paths.accountProfile('en_us'),
  accountEdit: paths.accountEdit('en_us'),
  accountDevices: paths.accountDevices('en_us'),
  accountPayment: paths.accountPayment('en_us'),
  receipt: paths.receipt('en_us', 'i1'),
  guide: paths.guide('en_us'),
  resetPassword: paths.resetPassword('en_us'),
  forgotPassword: paths.forgotPassword('en_us'),
  undoIdentity: paths.undoIdentity('en_us'),
  verifyEmail: paths.verifyEmail('en_us'),
  stopEmailChange: paths.stopEmailChange('en_us'),
  privacy: paths.privacy('en_us'),
  legal: paths.legal('en_us', 'terms'),
  help: paths.help('en_us'),
  helpArticle: paths.helpArticle('en_us', 'browser'),
  premiumPass: paths.premiumPass('en_us'),
  gift: paths.gift('en_us'),
  gifts: paths.gifts('en_us'),
  error: paths.error('en_us'),
  geoblock: paths.geoblock('en_us'),
  checkout: paths.checkout('en_us'),
  billingInfo: paths.billingInfo('en_us'),
};

test.each(Object.entries(builders))('the builder of %s leads to its route [RT-51]', (name, path) => {
  expect(routeAt(path)).toBe(name);
});

test('every path builder is tested', () => {
  expect([...Object.keys(builders), 'process'].sort()).toEqual(Object.keys(paths).sort());
});

test('hand-off addresses have no language [RT-37] [RT-38]', () => {
  expect(routeAt(paths.process('checkout-success'))).toBe('process');
  expect(routeAt(paths.process('oauth', 'google'))).toBe('process');
});

test('a title in an address loses its punctuation [CA-64]', () => {
  expect(toSlug('Mr. Sunshine: Part 2!')).toBe('mr-sunshine-part-2');
  expect(toSlug('  Nine – Ten  ')).toBe('nine-ten');
  expect(toSlug('달빛 기와')).toBe('달빛-기와');
});

test('a title of punctuation only leaves no empty segment', () => {
  expect(paths.season('en_us', 's1', '?!')).toBe('/en_us/season/s1');
});

test('the detail type selects the page [CA-13]', () => {
  expect(detailPath('en_us', { id: 'v 1', detail_type: 'video' }, 'Ten Cranes', { from: 'auto-next' })).toBe(
    '/en_us/video/v%201/ten-cranes?from=auto-next',
  );
});

test('the same page is built in another language', () => {
  expect(inLanguage('/en_us/season/s1/moonlit-eaves', 'vi_vn')).toBe('/vi_vn/season/s1/moonlit-eaves');
  expect(inLanguage('/auto', 'en_us')).toBe('/en_us');
});

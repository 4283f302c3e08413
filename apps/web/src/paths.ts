import type { DetailType } from '@madang/domain/catalog/vocabulary.ts';
import type { HelpArticle } from '@madang/domain/help/help-article.ts';
import type { LegalDocument } from '@madang/domain/legal/legal-document.ts';
import { isLanguage, type Language } from '@madang/domain/shared/language.ts';

type Query = Readonly<Record<string, string | undefined>>;

const withQuery = (path: string, query: Query = {}): string => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '');
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

const segment = (text: string): string => encodeURIComponent(text);

/** A title in an address: punctuation removed, spaces to hyphens, lower case (CA-64). */
export const toSlug = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .toLowerCase();

const detail =
  (kind: string) =>
  (language: Language, id: string, title?: string, query?: Query): string => {
    const slug = title === undefined ? '' : toSlug(title);
    return withQuery(`/${language}/${kind}/${segment(id)}${slug ? `/${segment(slug)}` : ''}`, query);
  };
const fixed =
  (path: string) =>
  (language: Language, query?: Query): string =>
    withQuery(`/${language}/${path}`, query);

const byDetailType: Readonly<Record<DetailType, ReturnType<typeof detail>>> = {
  season: detail('season'),
  media: detail('media'),
  video: detail('video'),
  webtoon: detail('webtoon'),
};

/** The only place where addresses are built. Each builder is named after its route. */
export const paths = {
  loading: fixed('loading'),
  home: fixed('main'),
  live: fixed('live'),
  signIn: fixed('signin'),
  signUp: fixed('signup'),
  simpleSign: fixed('simpleSign'),
  tv: fixed('tv'),
  profile: fixed('profile'),
  profileCreate: fixed('profile/create'),
  profileEdit: (language: Language, id: string, query?: Query): string =>
    withQuery(`/${language}/profile/edit/${segment(id)}`, query),
  catalog: (language: Language, id: number | string, query?: Query): string =>
    withQuery(`/${language}/catalog/${segment(String(id))}`, query),
  catalogOld: (language: Language, name: string, id: number | string): string =>
    `/${language}/catalog/${segment(name)}/${segment(String(id))}`,
  search: fixed('search/'),
  person: detail('person'),
  myPage: fixed('mypage'),
  favorites: fixed('mypage/favorite'),
  history: fixed('mypage/history'),
  downloads: fixed('mypage/downloads'),
  notifications: fixed('notifications'),
  ...byDetailType,
  read: detail('read'),
  channel: detail('channel'),
  list: (language: Language, id: string, query?: Query): string => withQuery(`/${language}/list/${segment(id)}`, query),
  plan: fixed('plan'),
  billingGuide: fixed('plan/billing-guide'),
  planAction: (language: Language, action: string, query?: Query): string =>
    withQuery(`/${language}/plan/${segment(action)}`, query),
  account: fixed('account'),
  accountProfile: fixed('account/profile'),
  accountEdit: fixed('account/profile/edit'),
  accountDevices: fixed('account/devices'),
  accountPayment: fixed('account/payment'),
  receipt: (language: Language, id: string): string => `/${language}/account/payment/receipt/${segment(id)}`,
  guide: fixed('guide'),
  resetPassword: fixed('resetPassword'),
  forgotPassword: fixed('forgotPassword'),
  undoIdentity: fixed('undoIdentity'),
  verifyEmail: fixed('verifyEmail'),
  stopEmailChange: fixed('stopEmailChange'),
  legal: (language: Language, document: LegalDocument): string => `/${language}/legal/${document}`,
  help: fixed('help'),
  helpArticle: (language: Language, article: HelpArticle): string => `/${language}/help/${article}`,
  privacy: fixed('privacyChoices'),
  premiumPass: fixed('premiumPass'),
  gift: fixed('gift'),
  gifts: fixed('gift/mine'),
  error: fixed('error'),
  offline: fixed('offline'),
  geoblock: fixed('geoblock'),
  checkout: fixed('checkout'),
  billingInfo: fixed('billingInfo'),
  process: (type: string, part?: string, query?: Query): string =>
    withQuery(`/process/${segment(type)}${part ? `/${segment(part)}` : ''}`, query),
} as const;

/** The address of a page with an id, ending in the title that makes it readable (RT-20), whatever followed the id before. */
export const withTitle = (path: string, title: string): string => {
  const [, language, kind, id] = path.split('/');
  const slug = toSlug(title);
  return `/${language}/${kind}/${id}${slug ? `/${segment(slug)}` : ''}`;
};

/** The page that opens a content, by its detail type (CA-13). */
export const detailPath = (
  language: Language,
  content: { readonly id: string; readonly detail_type: DetailType },
  title?: string,
  query?: Query,
): string => byDetailType[content.detail_type](language, content.id, title, query);

/** Where an episode, a clip or a film is watched, or, of a webtoon, read. */
export const watchPath = (
  language: Language,
  content: { readonly id: string; readonly detailType: DetailType },
  title?: string,
): string => (content.detailType === 'webtoon' ? paths.read : paths.video)(language, content.id, title);

/** Adds the language to a path of this site, or replaces another one. */
export const withLanguage = (path: string, language: Language): string => {
  const [, first = ''] = /^\/([^/?#]*)/.exec(path) ?? [];
  return isLanguage(first) ? inLanguage(path, language) : `/${language}${path}`;
};

/** Address of the page in another language. */
export const inLanguage = (pathname: string, language: Language): string => pathname.replace(/^\/[^/]*/, `/${language}`);

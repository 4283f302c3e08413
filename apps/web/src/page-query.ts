import { FLOW_KEYS } from '@madang/domain/partners/partner.ts';
import type { PageName } from './routes.ts';

/** Patterns of valid query values. Other values count as absent. */
type QueryRules = Readonly<Record<string, RegExp>>;

const ID = /^[0-9]{1,12}$/;
const NUMBER = /^[1-9][0-9]{0,4}$/;
const FLAG = /^[a-z]{1,20}$/;
/** Checked where it is used: a way back has to be a path of this site. */
const ADDRESS = /^[^]{1,2000}$/;
const TEXT = /^[^]{1,500}$/;

const LIST: QueryRules = { q: /^[a-z0-9,_-]{1,200}$/i, sort: /^[a-z-]{1,20}$/, page: NUMBER };
const DETAIL: QueryRules = { episode: NUMBER, fromWebtoon: ID };
const FLOW: QueryRules = Object.fromEntries(FLOW_KEYS.map((key) => [key, TEXT]));
const ENTRY: QueryRules = { ...FLOW, callbackUrl: ADDRESS, isSimpleSign: FLAG };
const DEVICE: QueryRules = { code: TEXT, deviceId: TEXT, deviceType: TEXT, deviceModel: TEXT, deviceVersion: TEXT };

/**
 * The query parameters that a page reads while the server renders it for a signed-out visitor. One page serves every other query: a parameter
 * that is not here neither reaches the page nor makes another cache entry. What only the browser reads (`t`, `from`, `ref_id`, `detail`) is
 * not listed, because the browser's own address keeps it.
 * Null: each visitor's page is their own, because it needs a session, answers what was typed, or signs an address for one visitor.
 */
export const PAGE_QUERY: Readonly<Record<PageName, QueryRules | null>> = {
  loading: {},
  home: { value: ID },
  live: {},
  signIn: { ...ENTRY, expired: FLAG },
  signUp: { ...ENTRY, b: FLAG, step: FLAG },
  simpleSign: DEVICE,
  tv: {},
  profile: null,
  profileCreate: null,
  profileEdit: null,
  catalog: LIST,
  catalogOld: LIST,
  search: { search_src: FLAG },
  person: { page: NUMBER },
  myPage: null,
  favorites: null,
  history: null,
  downloads: null,
  notifications: null,
  video: null,
  media: DETAIL,
  season: DETAIL,
  webtoon: DETAIL,
  read: null,
  channel: DETAIL,
  list: LIST,
  plan: null,
  billingGuide: {},
  planAction: null,
  account: null,
  accountProfile: null,
  accountEdit: null,
  accountDevices: null,
  accountPayment: null,
  receipt: null,
  guide: {},
  resetPassword: null,
  forgotPassword: FLOW,
  verifyEmail: null,
  stopEmailChange: null,
  undoIdentity: null,
  privacy: null,
  legal: {},
  help: {},
  helpArticle: {},
  premiumPass: {},
  gift: {},
  gifts: null,
  error: {},
  offline: {},
  geoblock: {},
  checkout: null,
  billingInfo: null,
};

/** Parameters that hold what a visitor typed: nearly every text is another one, so their pages are not kept. */
export const TYPED: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  search: ['q', 'kpick', 'searchCategory', 'page'],
  help: ['q'],
};

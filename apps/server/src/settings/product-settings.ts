import type { OperatorLinks } from '@madang/domain/operators/links.ts';
import type { Protection } from '@madang/domain/playback/protection.ts';
import { accountSettings } from './account-settings.ts';
import type { AdSettings } from './ad-settings.ts';
import { developmentSettings } from './development-settings.ts';
import type { SsoInfo } from './identity-settings.ts';
import type { Settings } from './read-settings.ts';
import type { SettingValues } from './setting.ts';
import { siteSettings } from './site-settings.ts';
import { offerSettings } from './subscription-settings.ts';

/** Use cases read every setting of these tables: a new one needs its declaration alone. */
export const PRODUCT_TABLES = { ...accountSettings, ...siteSettings, ...offerSettings, ...developmentSettings };

/** Settings of the product, as opposed to those of the process. Use cases read them as `Deps.settings`. */
export interface ProductSettings extends SettingValues<typeof PRODUCT_TABLES> {
  /** ISO 3166 countries in which the service is not offered. */
  readonly blockedCountries: ReadonlySet<string>;
  readonly ads: AdSettings;
  /** Where viewers reach the service, without a trailing slash; links in mails begin with it. */
  readonly publicUrl: string;
  /** How films for subscribers are protected. Null if they are served in the clear. */
  readonly protection: Protection | null;
  /** Whether coupons and passes are redeemed; pages do not offer a field for their codes otherwise. */
  readonly codesTaken: boolean;
  /** The operator's other sites. */
  readonly links: OperatorLinks;
  /** Another single sign-on that the menu names (PA-03); null for none. */
  readonly ssoInfo: SsoInfo | null;
  /** URL of the card fields, without a trailing slash, on another origin (`stripeFieldsUrl` and `recurlyFieldsUrl` for theirs). */
  readonly payUrl: string;
  /** Whether the payment sandbox serves a public address, which every page then states. */
  readonly testPayments: boolean;
}

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

const PRODUCT_KEYS = Object.keys(PRODUCT_TABLES) as readonly (keyof typeof PRODUCT_TABLES)[];

/** `payUrl` is known once the payment provider is open. */
export const productSettings = (settings: Settings, payUrl: string): ProductSettings => ({
  ...pick(settings, PRODUCT_KEYS),
  ...pick(settings, ['blockedCountries', 'ads', 'publicUrl', 'links']),
  protection: settings.protection.mode === 'on' ? { licenceServers: settings.protection.licenceServers } : null,
  // Recurly redeems codes of its own.
  codesTaken: settings.recurly === null,
  ssoInfo: settings.outside.ssoInfo,
  payUrl,
  testPayments: settings.pay.isPublic,
});

import { accountSettings } from './account-settings.ts';
import { adSettings } from './ad-settings.ts';
import { databaseSettings } from './database-settings.ts';
import { developmentSettings } from './development-settings.ts';
import { helpSettings } from './help-settings.ts';
import { identitySettings } from './identity-settings.ts';
import { legalSettings } from './legal-settings.ts';
import { linkSettings } from './link-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { mediaSettings } from './media-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { pushSettings } from './push-settings.ts';
import { recurlySettings } from './recurly-settings.ts';
import { searchSettings } from './search-settings.ts';
import { secretSettings } from './secret-settings.ts';
import { serverSettings } from './server-settings.ts';
import type { SettingTable } from './setting.ts';
import { siteSettings } from './site-settings.ts';
import { stripeSettings } from './stripe-settings.ts';
import { billingSettings, offerSettings } from './subscription-settings.ts';
import { testSettings } from './test-settings.ts';

/** Every setting of the server, by topic, in the order of docs/operations/settings.md. */
export const SETTING_TOPICS = [
  { title: 'Server and network', settings: serverSettings },
  { title: 'Database and data folder', settings: databaseSettings },
  { title: 'Keys', settings: secretSettings },
  { title: 'Mail', settings: mailSettings },
  { title: 'Films', settings: mediaSettings },
  { title: 'Accounts', settings: accountSettings },
  { title: 'Sign-in through other providers', settings: identitySettings },
  { title: 'Subscriptions', settings: { ...offerSettings, ...billingSettings } },
  { title: 'Payments', settings: paymentSettings },
  { title: 'Stripe', settings: stripeSettings },
  { title: 'Recurly', settings: recurlySettings },
  { title: 'Ads', settings: adSettings },
  { title: 'Search', settings: searchSettings },
  { title: 'Notifications', settings: pushSettings },
  { title: 'Pages and polling', settings: siteSettings },
  { title: 'Legal documents', settings: legalSettings },
  { title: 'Help Center', settings: helpSettings },
  { title: 'Links and apps', settings: linkSettings },
  { title: 'Test installations', settings: testSettings },
  { title: 'Development', settings: developmentSettings },
] as const satisfies readonly { readonly title: string; readonly settings: SettingTable }[];

type TopicSettings = (typeof SETTING_TOPICS)[number]['settings'];
type Joined<Tables> = (Tables extends unknown ? (table: Tables) => void : never) extends (table: infer All) => void ? All : never;

/** All tables in one, for the parser and its types. */
export const SETTINGS = Object.assign({}, ...SETTING_TOPICS.map(({ settings }) => settings)) as Joined<TopicSettings>;

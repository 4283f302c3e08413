import { type OperatorLinks, SOCIAL_NETWORKS, type SocialNetwork } from '@madang/domain/operators/links.ts';
import { z } from 'zod';
import { type EnvironmentOf, optionalSetting, setting, type SettingKind } from './setting.ts';
import { text } from './setting-kinds.ts';

const https = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }).max(500);

const isNetwork = (name: string): name is SocialNetwork => Object.hasOwn(SOCIAL_NETWORKS, name);

/** `facebook=https://…,youtube=https://…` */
const networks = z.string().transform((joined, context) => {
  const known: Partial<Record<SocialNetwork, string>> = {};
  for (const pair of joined.split(',').map((one) => one.trim())) {
    if (pair === '') continue;
    const [name = '', ...rest] = pair.split('=');
    const address = rest.join('=');
    if (!isNetwork(name) || !https.safeParse(address).success)
      context.addIssue(`${pair}: must be <network>=https://…, of ${Object.keys(SOCIAL_NETWORKS).join(', ')}, joined by commas`);
    else known[name] = address;
  }
  return known;
});

const link = text('https URL', https);
const socialLinks: SettingKind<Partial<Record<SocialNetwork, string>>> = {
  schema: networks,
  values: '`<network>=https://…`, separated by commas',
};

/** Other sites of the operator. */
export const linkSettings = {
  socialLinks: setting({
    name: 'SOCIAL_LINKS',
    kind: socialLinks,
    default: '',
    doc: 'Social media links for the footer: `facebook=https://…,instagram=…,x=…,youtube=…,tiktok=…`',
  }),
  corporateUrl: optionalSetting({ name: 'CORPORATE_URL', kind: link, doc: 'Footer link to the company’s site' }),
  careersUrl: optionalSetting({ name: 'CAREERS_URL', kind: link, doc: 'Footer link to careers' }),
  businessUrl: optionalSetting({ name: 'BUSINESS_URL', kind: link, doc: 'Footer link for business inquiries' }),
  appStoreUrl: optionalSetting({
    name: 'APP_STORE_URL',
    kind: link,
    doc: 'Page of your app in the App Store. iPhones and iPads show a banner for it, which can be closed for a day',
  }),
  playStoreUrl: optionalSetting({
    name: 'PLAY_STORE_URL',
    kind: link,
    doc: 'Page of your app at Google Play. Android phones and tablets show a banner for it, which can be closed for a day',
  }),
};

type LinkEnvironment = EnvironmentOf<typeof linkSettings>;

const given = <Name extends string>(named: Readonly<Record<Name, string | undefined>>): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(named).filter(([, address]) => address !== undefined)) as Partial<Record<Name, string>>;

export const resolveLinks = (set: LinkEnvironment): OperatorLinks => ({
  social: set.SOCIAL_LINKS,
  company: given({ corporate: set.CORPORATE_URL, careers: set.CAREERS_URL, business: set.BUSINESS_URL }),
  apps: given({ ios: set.APP_STORE_URL, android: set.PLAY_STORE_URL }),
});

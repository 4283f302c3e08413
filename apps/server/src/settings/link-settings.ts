import { type OperatorLinks, SOCIAL_NETWORKS, type SocialNetwork } from '@madang/domain/operators/links.ts';
import { z } from 'zod';

const https = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }).max(500);

const isNetwork = (name: string): name is SocialNetwork => Object.hasOwn(SOCIAL_NETWORKS, name);

/** `facebook=https://…,youtube=https://…` */
const networks = z
  .string()
  .default('')
  .transform((text, context) => {
    const known: Partial<Record<SocialNetwork, string>> = {};
    for (const pair of text.split(',').map((one) => one.trim())) {
      if (pair === '') continue;
      const [name = '', ...rest] = pair.split('=');
      const address = rest.join('=');
      if (!isNetwork(name) || !https.safeParse(address).success)
        context.addIssue(`${pair}: must be <network>=https://…, of ${Object.keys(SOCIAL_NETWORKS).join(', ')}, joined by commas`);
      else known[name] = address;
    }
    return known;
  });

/** Where an operator is found besides; README lists them. */
export const LINK_ENVIRONMENT = {
  SOCIAL_LINKS: networks,
  CORPORATE_URL: https.optional(),
  CAREERS_URL: https.optional(),
  BUSINESS_URL: https.optional(),
  APP_STORE_URL: https.optional(),
  PLAY_STORE_URL: https.optional(),
};

type LinkEnvironment = z.infer<z.ZodObject<typeof LINK_ENVIRONMENT>>;

const given = <Name extends string>(named: Readonly<Record<Name, string | undefined>>): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(named).filter(([, address]) => address !== undefined)) as Partial<Record<Name, string>>;

export const linksOf = (set: LinkEnvironment): OperatorLinks => ({
  social: set.SOCIAL_LINKS,
  company: given({ corporate: set.CORPORATE_URL, careers: set.CAREERS_URL, business: set.BUSINESS_URL }),
  apps: given({ ios: set.APP_STORE_URL, android: set.PLAY_STORE_URL }),
});

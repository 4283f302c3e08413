import { resolve } from 'node:path';
import { accountSettings } from './account-settings.ts';
import { resolveAds } from './ad-settings.ts';
import { developmentSettings } from './development-settings.ts';
import { resolveHelp } from './help-settings.ts';
import { resolveIdentity } from './identity-settings.ts';
import { resolveLegal } from './legal-settings.ts';
import { resolveLinks } from './link-settings.ts';
import { resolveMailboxKey, resolveSmtp } from './mail-settings.ts';
import { resolveBucket, resolveMediaDir, resolveProtection } from './media-settings.ts';
import { resolvePay } from './payment-settings.ts';
import { resolvePush } from './push-settings.ts';
import { resolveRecurly } from './recurly-settings.ts';
import { searchSettings } from './search-settings.ts';
import { loadSecrets } from './secret-settings.ts';
import { resolvePublicUrl, resolveTrustedProxies, serverSettings } from './server-settings.ts';
import { schemaOf, valuesOf } from './setting.ts';
import { SETTINGS } from './setting-topics.ts';
import { siteSettings } from './site-settings.ts';
import { resolveStripe } from './stripe-settings.ts';
import { billingSettings, offerSettings } from './subscription-settings.ts';
import { resolveTestOnly } from './test-settings.ts';

export class SettingsInvalid extends Error {
  override readonly name = 'SettingsInvalid';
}

const wrong = (faults: readonly string[]) =>
  new SettingsInvalid(`The settings are not right. ${faults.join('; ')}. docs/operations/settings.md lists them.`);

const Environment = schemaOf(SETTINGS);

/** Settings whose value is used as it was parsed: a new one of these tables needs its declaration alone. */
const PLAIN = {
  ...serverSettings,
  ...accountSettings,
  ...siteSettings,
  ...offerSettings,
  ...billingSettings,
  ...searchSettings,
  ...developmentSettings,
};

/** Reads and checks the environment; paths are relative to `home`, the project's folder. Throws SettingsInvalid with one line. */
export const readSettings = (environment: NodeJS.ProcessEnv, home: string) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw wrong(faults);
  }
  const set = parsed.data;
  const dataDir = resolve(home, set.DATA_DIR);
  const publicUrl = resolvePublicUrl(set);
  const { secrets, newSecrets, created } = loadSecrets({ dataDir, given: set, embedded: set.DATABASE_URL === undefined, wrong });
  return {
    ...valuesOf(PLAIN, set),
    /** Where viewers reach the service, without a trailing slash. */
    publicUrl,
    databaseUrl: set.DATABASE_URL ?? null,
    dataDir,
    mediaDir: resolveMediaDir(set, home),
    /** The bucket from which films are read instead of the disk, or null. */
    mediaBucket: resolveBucket(set, wrong),
    protection: resolveProtection(set, publicUrl, wrong),
    /** Addresses of proxies whose X-Forwarded-For and country header are read, separated by commas, or null. */
    trustedProxies: resolveTrustedProxies(set, wrong),
    smtp: resolveSmtp(set, wrong),
    mailboxKey: resolveMailboxKey(set, publicUrl),
    testClock: resolveTestOnly('TEST_CLOCK', set, publicUrl, wrong),
    testSwitches: resolveTestOnly('TEST_SWITCHES', set, publicUrl, wrong),
    ads: resolveAds(set),
    /** The payment sandbox. It does not listen when Stripe or Recurly takes payments. */
    pay: resolvePay(set, publicUrl, wrong),
    /** Null without Stripe. */
    stripe: resolveStripe(set, publicUrl, wrong),
    /** Identity providers and partners. */
    outside: resolveIdentity(set, wrong),
    /** Null where our own engine keeps subscriptions. */
    recurly: resolveRecurly(set, wrong),
    legal: resolveLegal(set, home, wrong),
    help: resolveHelp(set, home, wrong),
    links: resolveLinks(set),
    push: resolvePush(set),
    secrets,
    /** Keys created by this start although the installation may have rows; the operator must know. */
    createdKeys: created,
    /** Keys that only `openDatabase` may store; null where there are none. */
    newSecrets,
  };
};

/** Its type follows from the declarations. */
export type Settings = ReturnType<typeof readSettings>;

import {
  LIVE_RECOVERY_SECONDS,
  LIVE_RETRY_SECONDS,
  LONGEST_NAME,
  NOTICE_CHECK_MINUTES,
} from '@madang/domain/shared/constants.ts';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { ProductSettings } from '../deps.ts';
import type { SmtpSettings } from '../providers/mail/smtp-mailer.ts';
import { INDEXED_ROUTES, type IndexedRoute, isIndexedRoute } from '@madang/domain/shared/indexed-routes.ts';

import type { Promotion } from '@madang/domain/billing/price.ts';
import type { OperatorLinks } from '@madang/domain/operators/links.ts';
import type { LicenceServer } from '@madang/domain/playback/protection.ts';
import type { LegalSettings } from '../legal/legal-documents.ts';
import type { HelpSettings } from '../help/help-deps.ts';
import { HELP_ENVIRONMENT, helpOf } from './help-settings.ts';
import { LEGAL_ENVIRONMENT, legalOf } from './legal-settings.ts';
import { trustedPeers } from '../http/trusted-proxies.ts';
import { LINK_ENVIRONMENT, linksOf } from './link-settings.ts';
import { OUTSIDE_ENVIRONMENT, type OutsideSettings, outsideOf } from './identity-settings.ts';
import { PUSH_ENVIRONMENT, pushOf, type PushSettings } from './push-settings.ts';
import { RECURLY_ENVIRONMENT, recurlyOf, type RecurlySettings } from './recurly-settings.ts';
import type { S3Settings } from '../providers/media-storage/s3-bucket.ts';
import { loadSecrets, type NewSecrets, SECRET_ENVIRONMENT, type Secrets } from './secret-settings.ts';
import { list } from './setting-kinds.ts';
import { STRIPE_ENVIRONMENT, stripeOf, type StripeSettings } from './stripe-settings.ts';

/** Where browsers keep keys (Secure Contexts, section 3.1): over TLS, and on the machine itself. */
const isSafeAddress = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
};

const url = z.url({ protocol: /^https?$/ });

/** License servers need https: a secure page may not fetch from an insecure origin (mixed content). */
const licenceUrl = z
  .url({ protocol: /^https?$/ })
  .refine((address) => URL.canParse(address) && isSafeAddress(address), 'must begin with https://');

const SEARCH_ENGINES = ['memory', 'postgres'] as const;
export type SearchEngine = (typeof SEARCH_ENGINES)[number];

/** What a bucket cannot be reached without. */
const OF_THE_BUCKET = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Every setting of the process; README lists them. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4600),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  MEDIA_DIR: z.string().optional(),
  MEDIA_STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MEDIA_PROTECTION: z.enum(['auto', 'on', 'off']).default('auto'),
  WIDEVINE_LICENCE_URL: licenceUrl.optional(),
  PLAYREADY_LICENCE_URL: licenceUrl.optional(),
  FAIRPLAY_LICENCE_URL: licenceUrl.optional(),
  FAIRPLAY_CERTIFICATE_URL: licenceUrl.optional(),
  PUBLIC_URL: url.optional(),
  COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be an ISO 3166 country')
    .default('US'),
  COUNTRY_HEADER: z.string().optional(),
  BLOCKED_COUNTRIES: list,
  TRUSTED_PROXIES: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, as in Madang <no-reply@madang.example>')
    .optional(),
  MAILBOX: z.enum(['on', 'off']).default('off'),
  MAILBOX_KEY: z
    .string()
    .regex(/^[\w-]{22,100}$/, 'must be at least 22 letters, digits, - or _')
    .optional(),
  SIGN_UP: z.enum(['open', 'closed']).default('open'),
  ACCOUNT_EXISTENCE: z.enum(['shown', 'neutral']).default('shown'),
  NOINDEX: list.refine((names) => [...names].every((name) => name === 'all' || isIndexedRoute(name)), {
    error: `must be all, or names of: ${INDEXED_ROUTES.join(', ')}`,
  }),
  CLAIMED_HOURS: z.coerce.number().int().min(1).max(10_000_000).optional(),
  NAME_LENGTH: z.coerce.number().int().min(LONGEST_NAME).max(100).default(LONGEST_NAME),
  NOTICE_CHECK_MINUTES: z.coerce.number().int().min(1).max(1440).default(NOTICE_CHECK_MINUTES),
  LIVE_RETRY_SECONDS: z.coerce.number().int().min(5).max(3600).default(LIVE_RETRY_SECONDS),
  LIVE_RECOVERY_SECONDS: z.coerce.number().int().min(5).max(3600).default(LIVE_RECOVERY_SECONDS),
  SUBSCRIPTIONS: z.enum(['open', 'closed']).default('open'),
  GIFTS: z.enum(['on', 'off']).default('off'),
  PROMOTION_UNTIL: z.iso.date().optional(),
  TAX_RATES: z.enum(['none', 'demo']).default('none'),
  TEST_SWITCHES: z.enum(['on', 'off']).default('off'),
  TEST_CLOCK: z.enum(['on', 'off']).default('off'),
  BOLETO: z.enum(['on', 'off']).default('on'),
  PAUSES: z.enum(['on', 'off']).default('off'),
  SEARCH_ENGINE: z.enum(SEARCH_ENGINES).optional(),
  KEYTALK_URL: url.optional(),
  ADS: z.enum(['on', 'off']).default('on'),
  AD_COUNTRIES: list,
  AD_TAG_USERS: url.optional(),
  AD_TAG_ANONYMOUS: url.optional(),
  AD_HOSTS: list,
  PAYMENTS: z.enum(['sandbox', 'stripe']).default('sandbox'),
  PAYMENTS_SANDBOX: z.enum(['local', 'public']).default('local'),
  PAY_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PAY_URL: url.optional(),
  ...SECRET_ENVIRONMENT,
  ...STRIPE_ENVIRONMENT,
  ...OUTSIDE_ENVIRONMENT,
  ...RECURLY_ENVIRONMENT,
  ...LEGAL_ENVIRONMENT,
  ...HELP_ENVIRONMENT,
  ...LINK_ENVIRONMENT,
  ...PUSH_ENVIRONMENT,
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly mediaDir: string;
  /** The bucket from which films are read instead, or null. */
  readonly mediaBucket: S3Settings | null;
  readonly protection: {
    /** `insecure`: not set, and the public URL is not https, where browsers offer no encrypted media. */
    readonly mode: 'on' | 'off' | 'insecure';
    readonly licenceServers: readonly LicenceServer[];
  };
  /** Where viewers reach the service, without a slash at the end. */
  readonly publicUrl: string;
  readonly country: string;
  readonly countryHeader: string | null;
  readonly blockedCountries: ReadonlySet<string>;
  /** Addresses of proxies whose X-Forwarded-For and country header are read, joined by commas; none by default. */
  readonly trustedProxies: string | null;
  /** The mail server and the sender, or null. */
  readonly smtp: SmtpSettings | null;
  /** The key that opens the mailbox, in which mails are kept; null without a mailbox. Only without a mail server, and on this machine. */
  readonly mailboxKey: string | null;
  readonly signUpOpen: boolean;
  /** Whether answers say that an address has an account. */
  readonly accountExistence: ProductSettings['accountExistence'];
  /** Routes that are kept out of search engines although their pages could be found (RT-119). */
  readonly noindex: readonly IndexedRoute[];
  /** Most characters of a first or last name. */
  readonly longestName: number;
  /** Hours of content that the operator claims on the guide; null counts titles instead (CA-84). */
  readonly claimedHours: number | null;
  readonly subscriptionsOpen: boolean;
  /** Whether plans are sold to be given away. */
  readonly giftsOffered: boolean;
  /** What everybody is offered who buys a plan while it runs. */
  readonly promotion: Promotion | null;
  /** Which taxes are reckoned with: none, or a table of examples. */
  readonly taxRates: 'none' | 'demo';
  /** Whether the clocks of single accounts may be moved ahead; on this machine alone. */
  readonly testClock: boolean;
  /** Whether the operator may force failures, outcomes and states; on this machine alone. */
  readonly testSwitches: boolean;
  /** Whether slips are sold in Brazil. */
  readonly boleto: boolean;
  /** Whether subscribers are offered pauses. */
  readonly pausesOffered: boolean;
  /** How often browsers look for notices. */
  readonly noticeCheckMinutes: number;
  /** How long browsers wait after a failed call for the channel's state, and before they try to play it again. */
  readonly liveRetrySeconds: number;
  readonly liveRecoverySeconds: number;
  readonly ads: ProductSettings['ads'];
  /** Where titles are looked for: in an index in memory, or in the database. */
  readonly searchEngine: SearchEngine;
  /** An embedding service that says what phrases mean, or null. */
  readonly keytalkUrl: string | null;
  /** The payment sandbox. It does not listen when Stripe or Recurly takes payments. */
  readonly pay: PaySettings;
  /** Stripe, where it takes the money; null for the sandbox and for Recurly. */
  readonly stripe: StripeSettings | null;
  /** Who vouches for people, and who hands them over. */
  readonly outside: OutsideSettings;
  /** How Recurly is reached, where it keeps subscriptions; null where our own engine does. */
  readonly recurly: RecurlySettings | null;
  /** Who runs the service, and where their own documents are. */
  readonly legal: LegalSettings;
  /** Where the service is explained. */
  readonly help: HelpSettings;
  /** Where the operator is found besides. */
  readonly links: OperatorLinks;
  /** Notifications to browsers. */
  readonly push: PushSettings;
  readonly secrets: Secrets;
  /** Keys created by this start although the installation may have rows; the operator must know. */
  readonly createdKeys: readonly string[];
  /** Keys that only `openDatabase` may write down; null where there are none. */
  readonly newSecrets: NewSecrets | null;
}

/** The service that stands for a payment provider. */
interface PaySettings {
  /** Beside `port`, on the same host; 0 for any that is free. */
  readonly port: number;
  /** Where browsers reach it, without a slash at the end; null for the host and the port on which it listens. */
  readonly url: string | null;
  /** Whether the sandbox serves an address that is not this machine, which has to be set explicitly. */
  readonly isPublic: boolean;
}

export class SettingsInvalid extends Error {
  override readonly name = 'SettingsInvalid';
}

const wrong = (faults: readonly string[]) =>
  new SettingsInvalid(`The settings are not right. ${faults.join('; ')}. README lists them.`);

const bucketOf = (set: z.infer<typeof Environment>): S3Settings | null => {
  if (set.MEDIA_STORAGE === 'disk') return null;
  const missing = OF_THE_BUCKET.filter((name) => set[name] === undefined);
  if (missing.length > 0) throw wrong(missing.map((name) => `${name}: MEDIA_STORAGE=s3 needs it`));
  return {
    bucket: set.S3_BUCKET ?? '',
    region: set.S3_REGION,
    endpoint: set.S3_ENDPOINT ?? null,
    accessKeyId: set.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: set.S3_SECRET_ACCESS_KEY ?? '',
  };
};

/** Whether an address leads to this machine alone. */
const isLoopback = (address: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Promotion: 30% off annual plans until the end of the given day, UTC. */
const promotionOf = ({ PROMOTION_UNTIL: day }: z.infer<typeof Environment>): Promotion | null =>
  day === undefined ? null : { id: 'annual-30', percent: 30, period: 'annual', from: 0, until: Date.parse(day) + 86_400_000 };

/** A new key for every start, unless one is set: a mailbox holds links that sign people in. */
const mailboxKeyOf = ({ MAILBOX, MAILBOX_KEY, SMTP_URL }: z.infer<typeof Environment>, publicUrl: string): string | null => {
  if (MAILBOX !== 'on' || SMTP_URL !== undefined || !isLoopback(publicUrl)) return null;
  return MAILBOX_KEY ?? randomBytes(24).toString('base64url');
};

/** Paying viewers never meet a moved clock or a forced failure: such settings end the start anywhere but on a test installation. */
const testOnly = (name: 'TEST_CLOCK' | 'TEST_SWITCHES', set: z.infer<typeof Environment>, publicUrl: string): boolean => {
  if (set[name] === 'off') return false;
  if (set.PAYMENTS !== 'sandbox') throw wrong([`${name}: only with PAYMENTS=sandbox`]);
  if (!isLoopback(publicUrl)) throw wrong([`${name}: only where PUBLIC_URL is this machine`]);
  return true;
};

/** Without a proxy to trust, any visitor could choose a country, and with it prices and what may be watched. */
const proxiesOf = ({ TRUSTED_PROXIES: list, COUNTRY_HEADER: header }: z.infer<typeof Environment>): string | null => {
  try {
    trustedPeers(list ?? null);
  } catch (error) {
    throw wrong([`TRUSTED_PROXIES: ${error instanceof Error ? error.message : 'must be addresses'}`]);
  }
  if (header !== undefined && list === undefined)
    throw wrong(['COUNTRY_HEADER: only with TRUSTED_PROXIES, the addresses of the proxies that set it']);
  return list ?? null;
};

const smtpOf = ({ SMTP_URL, MAIL_FROM }: z.infer<typeof Environment>): SmtpSettings | null => {
  if (SMTP_URL === undefined) return null;
  if (MAIL_FROM === undefined) throw wrong(['MAIL_FROM: SMTP_URL needs it']);
  return { url: SMTP_URL, from: MAIL_FROM };
};

/** A tag is at a host that the operator has named by it; wrappers and trackers lead to others only where they are named too. */
const adsOf = (set: z.infer<typeof Environment>): Settings['ads'] => {
  const tags = { users: set.AD_TAG_USERS ?? null, anonymous: set.AD_TAG_ANONYMOUS ?? null };
  const own = Object.values(tags).flatMap((tag) => (tag === null ? [] : [new URL(tag).host]));
  return { shown: set.ADS === 'on', countries: set.AD_COUNTRIES, tags, hosts: new Set([...own, ...set.AD_HOSTS]) };
};

const protectionOf = (set: z.infer<typeof Environment>, publicUrl: string): Settings['protection'] => {
  const { MEDIA_PROTECTION: wish, FAIRPLAY_LICENCE_URL: fairPlay, FAIRPLAY_CERTIFICATE_URL: certificate } = set;
  if ((fairPlay === undefined) !== (certificate === undefined))
    throw wrong(['FAIRPLAY_LICENCE_URL and FAIRPLAY_CERTIFICATE_URL: one needs the other']);
  const server = (keySystem: LicenceServer['keySystem'], licenceUrl: string | undefined, certificateUrl: string | null = null) =>
    licenceUrl === undefined ? [] : [{ keySystem, licenceUrl, certificateUrl }];
  const licenceServers = [
    ...server('com.widevine.alpha', set.WIDEVINE_LICENCE_URL),
    ...server('com.microsoft.playready', set.PLAYREADY_LICENCE_URL),
    ...server('com.apple.fps', fairPlay, certificate),
  ];
  if (wish === 'off' && licenceServers.length > 0) throw wrong(['MEDIA_PROTECTION: off, but licence servers are set']);
  return { mode: wish !== 'auto' ? wish : isSafeAddress(publicUrl) ? 'on' : 'insecure', licenceServers };
};

/** What only the sandbox has. */
const OF_THE_SANDBOX = ['PAY_PORT', 'PAY_URL', 'PAY_KEY'] as const;

/** The frame with the card fields keeps them from our own pages by being of another origin, and no safe page holds one that is not. */
const payOf = (set: z.infer<typeof Environment>, publicUrl: string): PaySettings => {
  const isPublic = set.PAYMENTS === 'sandbox' && set.SUBSCRIPTION_BACKEND !== 'recurly' && !isLoopback(publicUrl);
  if (isPublic && set.PAYMENTS_SANDBOX !== 'public')
    throw wrong([
      'PAYMENTS: the sandbox sells plans for test cards and takes no money, and PUBLIC_URL is not this machine; set PAYMENTS=stripe, or PAYMENTS_SANDBOX=public to do so knowingly',
    ]);
  if (set.PAYMENTS !== 'sandbox') {
    const given = OF_THE_SANDBOX.filter((name) => set[name] !== undefined);
    if (given.length > 0) throw wrong(given.map((name) => `${name}: set, but PAYMENTS is not sandbox`));
    return { port: 0, url: null, isPublic };
  }
  const port = set.PAY_PORT ?? (set.PORT === 0 ? 0 : set.PORT + 1);
  if (port > 65_535) throw wrong(['PAY_PORT: must be set, for there is no port after PORT']);
  if (port !== 0 && port === set.PORT) throw wrong(['PAY_PORT: must be another than PORT']);
  const payUrl = set.PAY_URL?.replace(/\/$/, '') ?? null;
  if (payUrl !== null && new URL(payUrl).origin === new URL(publicUrl).origin)
    throw wrong(['PAY_URL: must be another origin than PUBLIC_URL']);
  if (payUrl !== null && publicUrl.startsWith('https:') && !payUrl.startsWith('https:'))
    throw wrong(['PAY_URL: must begin with https://, as PUBLIC_URL does']);
  return { port, url: payUrl, isPublic };
};

/** Reads and checks the environment; paths are taken from `home`, the project's folder. Throws SettingsInvalid with one line. */
export const readSettings = (environment: NodeJS.ProcessEnv, home: string): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw wrong(faults);
  }
  const set = parsed.data;
  const dataDir = resolve(home, set.DATA_DIR);
  const publicUrl = (set.PUBLIC_URL ?? `http://${set.HOST}:${set.PORT}`).replace(/\/$/, '');
  const { secrets, newSecrets, created } = loadSecrets({ dataDir, given: set, embedded: set.DATABASE_URL === undefined, wrong });
  return {
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL ?? null,
    dataDir,
    mediaDir: set.MEDIA_DIR ? resolve(home, set.MEDIA_DIR) : resolve(home, 'apps/demo/media'),
    mediaBucket: bucketOf(set),
    protection: protectionOf(set, publicUrl),
    publicUrl,
    country: set.COUNTRY,
    countryHeader: set.COUNTRY_HEADER ?? null,
    blockedCountries: set.BLOCKED_COUNTRIES,
    trustedProxies: proxiesOf(set),
    smtp: smtpOf(set),
    mailboxKey: mailboxKeyOf(set, publicUrl),
    signUpOpen: set.SIGN_UP === 'open',
    accountExistence: set.ACCOUNT_EXISTENCE,
    noindex: INDEXED_ROUTES.filter((name) => set.NOINDEX.has('all') || set.NOINDEX.has(name)),
    claimedHours: set.CLAIMED_HOURS ?? null,
    longestName: set.NAME_LENGTH,
    subscriptionsOpen: set.SUBSCRIPTIONS === 'open',
    giftsOffered: set.GIFTS === 'on',
    promotion: promotionOf(set),
    taxRates: set.TAX_RATES,
    testClock: testOnly('TEST_CLOCK', set, publicUrl),
    testSwitches: testOnly('TEST_SWITCHES', set, publicUrl),
    boleto: set.BOLETO === 'on',
    pausesOffered: set.PAUSES === 'on',
    noticeCheckMinutes: set.NOTICE_CHECK_MINUTES,
    liveRetrySeconds: set.LIVE_RETRY_SECONDS,
    liveRecoverySeconds: set.LIVE_RECOVERY_SECONDS,
    ads: adsOf(set),
    searchEngine: set.SEARCH_ENGINE ?? 'memory',
    keytalkUrl: set.KEYTALK_URL ?? null,
    pay: payOf(set, publicUrl),
    stripe: stripeOf(set, publicUrl, wrong),
    outside: outsideOf(set, wrong),
    recurly: recurlyOf(set, wrong),
    legal: legalOf(set, home, wrong),
    help: helpOf(set, home, wrong),
    links: linksOf(set),
    push: pushOf(set),
    secrets,
    createdKeys: created,
    newSecrets,
  };
};

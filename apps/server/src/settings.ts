import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { S3Settings } from './providers/media-storage/s3-bucket.ts';

const list = z
  .string()
  .default('')
  .transform(
    (text) =>
      new Set(
        text
          .split(',')
          .map((item) => item.trim())
          .filter((item) => item !== ''),
      ),
  );
const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url');
const url = z.url({ protocol: /^https?$/ });

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
  PUBLIC_URL: url.optional(),
  COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be an ISO 3166 country')
    .default('US'),
  COUNTRY_HEADER: z.string().optional(),
  BLOCKED_COUNTRIES: list,
  TRUSTED_PROXIES: z.string().optional(),
  SUBSCRIPTIONS: z.enum(['open', 'closed']).default('open'),
  SEARCH_ENGINE: z.enum(SEARCH_ENGINES).optional(),
  KEYTALK_URL: url.optional(),
  ADS: z.enum(['on', 'off']).default('on'),
  AD_COUNTRIES: list,
  AD_TAG_USERS: url.optional(),
  AD_TAG_ANONYMOUS: url.optional(),
  AD_HOSTS: list,
  TOKEN_KEY: key.optional(),
  MEDIA_KEY: key.optional(),
  OPERATOR_KEY: key.optional(),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly mediaDir: string;
  /** The bucket from which films are read instead, or null. */
  readonly mediaBucket: S3Settings | null;
  /** Where viewers reach the service, without a slash at the end. */
  readonly publicUrl: string;
  readonly country: string;
  readonly countryHeader: string | null;
  readonly blockedCountries: ReadonlySet<string>;
  /** Addresses of proxies whose X-Forwarded-For is believed, joined by commas; none by default. */
  readonly trustedProxies: string | null;
  readonly subscriptionsOpen: boolean;
  readonly ads: {
    readonly shown: boolean;
    /** ISO 3166 countries in which ads are shown; empty for everywhere. */
    readonly countries: ReadonlySet<string>;
    /** Tags of others that are read instead of the ads of the house (PL-26); null for none. */
    readonly tags: { readonly users: string | null; readonly anonymous: string | null };
    /** Hosts that tags, wrappers, trackers and films of others may be at. */
    readonly hosts: ReadonlySet<string>;
  };
  /** Where titles are looked for: in an index in memory, or in the database. */
  readonly searchEngine: SearchEngine;
  /** An embedding service that says what phrases mean, or null. */
  readonly keytalkUrl: string | null;
  readonly secrets: Secrets;
}

interface Secrets {
  /** 32 byte Ed25519 seed that signs access tokens. */
  readonly tokenKey: Buffer;
  /** 32 bytes that sign media addresses. */
  readonly mediaKey: Buffer;
  /** By which operators are known. */
  readonly operatorKey: string;
}

export class SettingsInvalid extends Error {
  override readonly name = 'SettingsInvalid';
}

const wrong = (faults: readonly string[]) =>
  new SettingsInvalid(`The settings are not right. ${faults.join('; ')}. README lists them.`);

const newSeed = (): string => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'jwk' }).d ?? '';
};

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

/** Secrets that were not set are made once and kept, readable by the owner alone. */
const keptSecrets = (
  dataDir: string,
  given: {
    readonly TOKEN_KEY?: string | undefined;
    readonly MEDIA_KEY?: string | undefined;
    readonly OPERATOR_KEY?: string | undefined;
  },
): Secrets => {
  const path = join(dataDir, 'secrets.json');
  const read = (): Record<string, string> =>
    existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
  const kept = read();
  const tokenKey = given.TOKEN_KEY ?? kept['TOKEN_KEY'] ?? newSeed();
  const mediaKey = given.MEDIA_KEY ?? kept['MEDIA_KEY'] ?? randomBytes(32).toString('base64url');
  const operatorKey = given.OPERATOR_KEY ?? kept['OPERATOR_KEY'] ?? randomBytes(32).toString('base64url');
  const made = {
    ...(!given.TOKEN_KEY && { TOKEN_KEY: tokenKey }),
    ...(!given.MEDIA_KEY && { MEDIA_KEY: mediaKey }),
    ...(!given.OPERATOR_KEY && { OPERATOR_KEY: operatorKey }),
  };
  if (Object.keys(made).some((name) => kept[name] === undefined)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(`${path}.new`, `${JSON.stringify({ ...kept, ...made }, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return { tokenKey: Buffer.from(tokenKey, 'base64url'), mediaKey: Buffer.from(mediaKey, 'base64url'), operatorKey };
};

/** A tag is at a host that the operator has named by it; wrappers and trackers lead to others only where they are named too. */
const adsOf = (set: z.infer<typeof Environment>): Settings['ads'] => {
  const tags = { users: set.AD_TAG_USERS ?? null, anonymous: set.AD_TAG_ANONYMOUS ?? null };
  const own = Object.values(tags).flatMap((tag) => (tag === null ? [] : [new URL(tag).host]));
  return { shown: set.ADS === 'on', countries: set.AD_COUNTRIES, tags, hosts: new Set([...own, ...set.AD_HOSTS]) };
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
  return {
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL ?? null,
    dataDir,
    mediaDir: set.MEDIA_DIR ? resolve(home, set.MEDIA_DIR) : resolve(home, 'apps/demo/media'),
    mediaBucket: bucketOf(set),
    publicUrl: (set.PUBLIC_URL ?? `http://${set.HOST}:${set.PORT}`).replace(/\/$/, ''),
    country: set.COUNTRY,
    countryHeader: set.COUNTRY_HEADER ?? null,
    blockedCountries: set.BLOCKED_COUNTRIES,
    trustedProxies: set.TRUSTED_PROXIES ?? null,
    subscriptionsOpen: set.SUBSCRIPTIONS === 'open',
    ads: adsOf(set),
    searchEngine: set.SEARCH_ENGINE ?? 'memory',
    keytalkUrl: set.KEYTALK_URL ?? null,
    secrets: keptSecrets(dataDir, set),
  };
};

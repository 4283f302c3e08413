import { INDEXED_ROUTES } from '@madang/domain/shared/indexed-routes.ts';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WHOLE_FAST_PATH } from '@madang/domain/shared/fast-path.ts';
import { readSettings, type Settings, SettingsInvalid } from './read-settings.ts';
import { explainStartError } from '../startup/startup-messages.ts';

const home = mkdtempSync(join(tmpdir(), 'madang-settings-'));
afterAll(() => rmSync(home, { recursive: true }));
const read = (environment: NodeJS.ProcessEnv = {}) => readSettings(environment, home);

test('with nothing set the server starts on this machine alone, with an embedded database', () => {
  expect(read()).toMatchObject({
    port: 4600,
    host: '127.0.0.1',
    databaseUrl: null,
    dataDir: join(home, '.data'),
    publicUrl: 'http://127.0.0.1:4600',
    country: 'US',
    countryHeader: null,
    trustedProxies: null,
    smtp: null,
    mailboxKey: null,
    signUpOpen: true,
    accountExistence: 'shown',
    longestName: 20,
    claimedHours: null,
    subscriptionsOpen: true,
    giftsOffered: false,
    promotion: null,
    taxRates: 'none',
    testClock: false,
    testSwitches: false,
    boleto: true,
    pausesOffered: false,
    fastPath: WHOLE_FAST_PATH,
    noticeCheckMinutes: 30,
    liveRetrySeconds: 60,
    liveRecoverySeconds: 30,
    ads: { shown: true, countries: new Set(), tags: { users: null, anonymous: null }, hosts: new Set() },
    searchEngine: 'memory',
    keytalkUrl: null,
    mediaBucket: null,
    pay: { port: 4601, url: null, isPublic: false },
    recurly: null,
  });
  expect(read({ PORT: '' }).port).toBe(4600);
});

test('a setting overrides its default', () => {
  const settings = read({
    PORT: '80',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://db/madang',
    DATA_DIR: 'there',
    MEDIA_DIR: '/films',
    PUBLIC_URL: 'https://madang.example/',
    PAYMENTS_SANDBOX: 'public',
    COUNTRY: 'BR',
    BLOCKED_COUNTRIES: 'KP, SY,',
    SUBSCRIPTIONS: 'closed',
    GIFTS: 'on',
    PROMOTION_UNTIL: '2027-01-31',
    TAX_RATES: 'demo',
    BOLETO: 'off',
    PAUSES: 'on',
    CLAIMED_HOURS: '40000',
    NOTICE_CHECK_MINUTES: '5',
    LIVE_RETRY_SECONDS: '20',
    LIVE_RECOVERY_SECONDS: '10',
    ADS: 'off',
    AD_COUNTRIES: 'US,BR',
    AD_TAG_USERS: 'https://ads.example/u',
    AD_HOSTS: 'cdn.example',
    COUNTRY_HEADER: 'cf-ipcountry',
    TRUSTED_PROXIES: '10.0.0.7, 10.1.0.0/16',
    SEARCH_ENGINE: 'postgres',
    KEYTALK_URL: 'http://embeddings:8080/embed',
  });
  expect(settings).toMatchObject({
    port: 80,
    databaseUrl: 'postgres://db/madang',
    dataDir: join(home, 'there'),
    mediaDir: '/films',
    publicUrl: 'https://madang.example',
    country: 'BR',
    blockedCountries: new Set(['KP', 'SY']),
    subscriptionsOpen: false,
    giftsOffered: true,
    promotion: { id: 'annual-30', percent: 30, period: 'annual', from: 0, until: Date.parse('2027-02-01') },
    taxRates: 'demo',
    testClock: false,
    testSwitches: false,
    boleto: false,
    pausesOffered: true,
    claimedHours: 40_000,
    noticeCheckMinutes: 5,
    liveRetrySeconds: 20,
    liveRecoverySeconds: 10,
    ads: {
      shown: false,
      countries: new Set(['US', 'BR']),
      tags: { users: 'https://ads.example/u', anonymous: null },
      hosts: new Set(['ads.example', 'cdn.example']),
    },
    countryHeader: 'cf-ipcountry',
    searchEngine: 'postgres',
    keytalkUrl: 'http://embeddings:8080/embed',
  });
});

test('card fields stand beside us on a port and an origin of their own', () => {
  expect(read({ PORT: '80' }).pay).toEqual({ port: 81, url: null, isPublic: false });
  expect(read({ PORT: '0' }).pay.port).toBe(0);
  const PAYMENTS_SANDBOX = 'public';
  expect(
    read({ PAY_PORT: '0', PAY_URL: 'https://pay.example/', PUBLIC_URL: 'https://madang.example', PAYMENTS_SANDBOX }).pay,
  ).toEqual({ port: 0, url: 'https://pay.example', isPublic: true });
  for (const [environment, fault] of [
    [{ PORT: '65535' }, 'PAY_PORT'],
    [{ PORT: '80', PAY_PORT: '80' }, 'PAY_PORT'],
    [{ PAY_PORT: '-1' }, 'PAY_PORT'],
    [{ PAY_URL: 'pay' }, 'PAY_URL'],
    [{ PAY_URL: 'https://madang.example', PUBLIC_URL: 'https://madang.example/', PAYMENTS_SANDBOX }, 'PAY_URL'],
    [{ PAY_URL: 'http://pay.example', PUBLIC_URL: 'https://madang.example', PAYMENTS_SANDBOX }, 'PAY_URL'],
    [{ PAYMENTS: 'cash' }, 'PAYMENTS'],
    [{ PAY_KEY: 'short' }, 'PAY_KEY'],
  ] as const)
    expect(() => read(environment), JSON.stringify(environment)).toThrow(`The settings are not right. ${fault}: `);
});

const BUCKET = { MEDIA_STORAGE: 's3', S3_BUCKET: 'films', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };

test('films may lie in a bucket, which needs a name and keys', () => {
  const bucket = { bucket: 'films', accessKeyId: 'id', secretAccessKey: 'key' };
  expect(read(BUCKET).mediaBucket).toEqual({ ...bucket, region: 'us-east-1', endpoint: null });
  const elsewhere = { S3_REGION: 'garage', S3_ENDPOINT: 'http://store:3900' };
  expect(read({ ...BUCKET, ...elsewhere }).mediaBucket).toEqual({ ...bucket, region: 'garage', endpoint: 'http://store:3900' });
  expect(() => read({ MEDIA_STORAGE: 's3', S3_BUCKET: 'films' })).toThrow(
    /^The settings are not right\. S3_ACCESS_KEY_ID: MEDIA_STORAGE=s3 needs it; S3_SECRET_ACCESS_KEY: [^\n]+$/,
  );
});

const SERVERS = {
  WIDEVINE_LICENCE_URL: 'https://w.example/licence?tenant=1',
  PLAYREADY_LICENCE_URL: 'https://p.example/rights',
  FAIRPLAY_LICENCE_URL: 'https://f.example/ckc',
  FAIRPLAY_CERTIFICATE_URL: 'https://f.example/certificate',
};

test.each([
  ['http://127.0.0.1:4600', 'on'],
  ['http://localhost', 'on'],
  ['http://[::1]:4600', 'on'],
  ['https://madang.example', 'on'],
  ['http://madang.example', 'insecure'],
  ['http://127.0.0.1.example', 'insecure'],
  ['http://0.0.0.0:4600', 'insecure'],
])('films for subscribers are encrypted where browsers keep keys: at %s protection is %s', (PUBLIC_URL, mode) => {
  const PAYMENTS_SANDBOX = 'public';
  expect(read({ PUBLIC_URL, PAYMENTS_SANDBOX }).protection).toEqual({ mode, licenceServers: [] });
  for (const wish of ['on', 'off'])
    expect(read({ PUBLIC_URL, PAYMENTS_SANDBOX, MEDIA_PROTECTION: wish }).protection.mode).toBe(wish);
});

test('licence servers are named one by one, FairPlay with its certificate, and encrypt nothing that is switched off', () => {
  expect(read(SERVERS).protection.licenceServers).toEqual([
    { keySystem: 'com.widevine.alpha', licenceUrl: 'https://w.example/licence?tenant=1', certificateUrl: null },
    { keySystem: 'com.microsoft.playready', licenceUrl: 'https://p.example/rights', certificateUrl: null },
    { keySystem: 'com.apple.fps', licenceUrl: 'https://f.example/ckc', certificateUrl: 'https://f.example/certificate' },
  ]);
  expect(() => read({ FAIRPLAY_LICENCE_URL: SERVERS.FAIRPLAY_LICENCE_URL })).toThrow(/one needs the other/);
  expect(() => read({ FAIRPLAY_CERTIFICATE_URL: SERVERS.FAIRPLAY_CERTIFICATE_URL })).toThrow(/one needs the other/);
  expect(() => read({ ...SERVERS, MEDIA_PROTECTION: 'off' })).toThrow(/^The settings are not right\. MEDIA_PROTECTION: off, but/);
});

test('secrets are made once, kept, and readable by their owner alone', () => {
  const { secrets } = read();
  const keys = [secrets.tokenKey, secrets.mediaKey, secrets.protectionKey, secrets.pinKey];
  expect(keys.map(({ length }) => length)).toEqual([32, 32, 32, 32]);
  expect(secrets.operatorKey).toHaveLength(43);
  expect(read().secrets).toEqual(secrets);
  expect(statSync(join(home, '.data/secrets.json')).mode & 0o777).toBe(0o600);
});

const inFolder = (name: string) => {
  const dataDir = join(home, name);
  const path = join(dataDir, 'secrets.json');
  return {
    path,
    write: (text: string, mode = 0o600) => {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(path, text);
      chmodSync(path, mode);
    },
    fill: () => mkdirSync(join(dataDir, 'pglite/base'), { recursive: true }),
    read: (more: NodeJS.ProcessEnv = {}) => read({ DATA_DIR: name, ...more }),
    kept: () => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>,
  };
};
const KEY = Buffer.alloc(32, 7).toString('base64url');
const SEVEN = ['TOKEN_KEY', 'MEDIA_KEY', 'PROTECTION_KEY', 'PIN_KEY', 'OPERATOR_KEY', 'PAY_KEY', 'PUSH_KEY'];
const fileOf = (names: readonly string[], more: object = {}): string =>
  JSON.stringify({ ...Object.fromEntries(names.map((name) => [name, KEY])), ...more });

test.each([
  ['empty', ''],
  ['cut off', fileOf(SEVEN).slice(0, 60)],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['zeros, as after a power cut', '\0'.repeat(200)],
  ['an object without keys', '{}'],
  ['a file that lacks a key every version wrote', fileOf(SEVEN.filter((name) => name !== 'PIN_KEY'))],
  ['a file that lacks a key it has had', fileOf(SEVEN.slice(0, 6), { known: SEVEN })],
  ['a key of the wrong length', fileOf(SEVEN, { TOKEN_KEY: 'short' })],
  ['a key that is no text', fileOf(SEVEN, { MEDIA_KEY: 7 })],
])('a damaged secrets file ends the start with one line that names it, and stays as it is: %s', (name, text) => {
  const { write, read: start, path } = inFolder(`damaged ${name}`);
  write(text);
  expect(() => start()).toThrow(SettingsInvalid);
  expect(() => start()).toThrow(path);
  expect(() => start()).toThrow(/Restore it from a backup, or set the keys in the environment/);
  expect(() => start()).not.toThrow(KEY);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('a missing secrets file beside a filled database ends the start; an empty folder gets new keys', () => {
  const { fill, read: start, path } = inFolder('missing');
  fill();
  expect(() => start()).toThrow(`${path}: is missing, but the database beside it has rows.`);
  expect(existsSync(path)).toBe(false);
  const given = Object.fromEntries(SEVEN.map((name) => [name, KEY]));
  expect(start(given).secrets.operatorKey, 'keys from the environment need no file').toBe(KEY);
  expect(inFolder('fresh').read().createdKeys).toEqual([]);
});

test('keys for a database on a server are written down only where it is empty', () => {
  const { read: start, path, kept } = inFolder('joining');
  const { createdKeys, newSecrets } = start({ DATABASE_URL: 'postgres://db' });
  expect([createdKeys, existsSync(path)]).toEqual([SEVEN, false]);
  expect(() => newSecrets?.keep(false)).toThrow(SettingsInvalid);
  expect(() => newSecrets?.keep(false)).toThrow(
    `${SEVEN.join(', ')}: not set, and ${path} is missing, but the database at DATABASE_URL has rows`,
  );
  expect(() => newSecrets?.keep(false)).toThrow(/Restore it from a backup, or set the keys in the environment/);
  expect(existsSync(path)).toBe(false);
  newSecrets?.keep(true);
  expect(statSync(path).mode & 0o077).toBe(0);
  const again = start({ DATABASE_URL: 'postgres://db' });
  expect([again.newSecrets, again.createdKeys, again.secrets.operatorKey]).toEqual([null, [], kept()['OPERATOR_KEY']]);
});

test('a node that has all keys but one, and no file, names that one', () => {
  const given = Object.fromEntries(SEVEN.slice(0, 6).map((name) => [name, KEY]));
  const { newSecrets } = inFolder('but one').read({ ...given, DATABASE_URL: 'postgres://db' });
  expect(() => newSecrets?.keep(false)).toThrow(/^The settings are not right\. PUSH_KEY: not set/);
  const all = Object.fromEntries(SEVEN.map((name) => [name, KEY]));
  expect(inFolder('but one').read({ ...all, DATABASE_URL: 'postgres://db' }).newSecrets).toBeNull();
});

const outcomeOf = (start: () => Settings): string => {
  try {
    return start().secrets.operatorKey;
  } catch (error) {
    return String(error);
  }
};

test('a secrets file that other users can read ends the start where files have such modes', () => {
  const { write, read: start } = inFolder('open');
  for (const mode of [0o644, 0o640, 0o660, 0o604]) {
    write(fileOf(SEVEN), mode);
    expect(outcomeOf(start)).toContain(process.platform === 'win32' ? KEY : `mode 0${mode.toString(8)}`);
  }
  for (const mode of [0o600, 0o400]) {
    write(fileOf(SEVEN), mode);
    expect(start().secrets.operatorKey).toBe(KEY);
    chmodSync(inFolder('open').path, 0o600);
  }
});

test('a key that a newer version introduced is created and reported, all others are kept', () => {
  const { write, fill, read: start, kept } = inFolder('upgrade');
  fill();
  write(fileOf(SEVEN.slice(0, 5), { FUTURE_KEY: 'of a version after this one' }));
  const { secrets, createdKeys } = start();
  expect(createdKeys).toEqual(['PAY_KEY', 'PUSH_KEY']);
  expect(secrets.operatorKey).toBe(KEY);
  expect(kept()).toMatchObject({
    TOKEN_KEY: KEY,
    FUTURE_KEY: 'of a version after this one',
    known: SEVEN,
    PAY_KEY: secrets.payKey,
  });
  expect(start().createdKeys).toEqual([]);
});

test('a key that was once given by the environment is not replaced by a new one', () => {
  const { read: start } = inFolder('given');
  start({ TOKEN_KEY: KEY });
  expect(() => start()).toThrow(/lacks TOKEN_KEY/);
});

test('a secret that is set is used and not written down', () => {
  const TOKEN_KEY = Buffer.alloc(32, 9).toString('base64url');
  expect(read({ TOKEN_KEY, DATA_DIR: 'other' }).secrets.tokenKey).toEqual(Buffer.alloc(32, 9));
  expect(readFileSync(join(home, 'other/secrets.json'), 'utf8')).not.toContain(TOKEN_KEY);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['MEDIA_STORAGE', 'tape'],
  ['S3_BUCKET', 'My films'],
  ['S3_ENDPOINT', 'store:3900'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'madang'],
  ['COUNTRY', 'brazil'],
  ['SUBSCRIPTIONS', 'maybe'],
  ['SUBSCRIPTION_BACKEND', 'stripe'],
  ['GIFTS', 'maybe'],
  ['RECURLY_REGION', 'asia'],
  ['PROMOTION_UNTIL', 'soon'],
  ['TAX_RATES', 'high'],
  ['TEST_CLOCK', 'fast'],
  ['TEST_SWITCHES', 'yes'],
  ['PAUSES', 'sometimes'],
  ['CLAIMED_HOURS', '0'],
  ['CLAIMED_HOURS', 'many'],
  ['NOTICE_CHECK_MINUTES', '0'],
  ['LIVE_RETRY_SECONDS', '4'],
  ['LIVE_RECOVERY_SECONDS', '4000'],
  ['SEARCH_ENGINE', 'elastic'],
  ['TOKEN_KEY', 'short'],
  ['PROTECTION_KEY', 'short'],
  ['MEDIA_PROTECTION', 'sometimes'],
  ['WIDEVINE_LICENCE_URL', 'http://w.example/licence'],
  ['PLAYREADY_LICENCE_URL', 'p.example'],
  ['ADS', 'sometimes'],
  ['AD_TAG_USERS', 'javascript:alert(1)'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['COUNTRY_HEADER', 'cf-ipcountry'],
])('%s=%s is refused by name, in one line', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(SettingsInvalid);
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^The settings are not right\\. ${name}: .*docs/operations/settings\\.md lists them\\.$`),
  );
});

test.each([
  [Object.assign(new Error('x'), { code: 'EADDRINUSE' }), /port is taken/],
  [Object.assign(new Error('x'), { code: 'EACCES' }), /No permission/],
  [Object.assign(new Error('x'), { code: 'ENOSPC' }), /disk is full/],
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), /does not answer/],
  [new Error('timeout exceeded when trying to connect'), /does not answer/],
  [Object.assign(new Error('no such user'), { code: '28P01' }), /refuses us: no such user/],
  [new SettingsInvalid('The settings are not right.'), /^The settings are not right\.$/],
  [new RangeError('a bug'), /RangeError: a bug/],
  ['a word', /^a word$/],
])('what keeps the server from starting is explained: %s', (error, words) => {
  expect(explainStartError(error)).toMatch(words);
});

test('a mail server needs a sender, and where there is one nothing is kept in the mailbox', () => {
  const smtp = { SMTP_URL: 'smtps://me:p%40ss@mail.example', MAIL_FROM: 'Madang <no-reply@madang.example>', MAILBOX: 'on' };
  expect(read(smtp)).toMatchObject({ smtp: { url: smtp.SMTP_URL, from: smtp.MAIL_FROM }, mailboxKey: null });
  expect(read({ MAILBOX: 'on', SIGN_UP: 'closed' })).toMatchObject({ smtp: null, signUpOpen: false });
  for (const elsewhere of [
    { PUBLIC_URL: 'https://madang.example' },
    { PUBLIC_URL: 'http://127.0.0.1.madang.example' },
    { HOST: '0.0.0.0' },
  ])
    expect(read({ MAILBOX: 'on', PAYMENTS_SANDBOX: 'public', ...elsewhere }).mailboxKey).toBeNull();
  expect(() => read({ SMTP_URL: smtp.SMTP_URL })).toThrow('MAIL_FROM: SMTP_URL needs it');
  expect(() => read({ ...smtp, SMTP_URL: 'http://mail.example' })).toThrow('SMTP_URL: must begin with smtp:// or smtps://');
  expect(() => read({ ...smtp, MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM: must be an address');
});

test('the mailbox has a new key at every start, unless one is set', () => {
  const keys = [1, 2, 3].map(() => read({ MAILBOX: 'on' }).mailboxKey);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[\w-]{32}$/);
  const MAILBOX_KEY = 'a-key-of-the-operator-s-own';
  expect(read({ MAILBOX: 'on', MAILBOX_KEY }).mailboxKey).toBe(MAILBOX_KEY);
  expect(read({ MAILBOX_KEY }).mailboxKey).toBeNull();
  expect(() => read({ MAILBOX: 'on', MAILBOX_KEY: 'short' })).toThrow(/^The settings are not right\. MAILBOX_KEY: /);
});

test.each([{ PUBLIC_URL: 'https://madang.example' }, { PUBLIC_URL: 'http://192.168.1.5:4600' }, { HOST: '0.0.0.0' }])(
  'the payment sandbox serves the public address %j only when that is set explicitly',
  (address) => {
    expect(() => read(address)).toThrow(
      /^The settings are not right\. PAYMENTS: the sandbox .* PAYMENTS_SANDBOX=public .*docs\/operations\/settings\.md lists them\.$/,
    );
    expect(read({ ...address, PAYMENTS_SANDBOX: 'public' }).pay.isPublic).toBe(true);
  },
);

test.each(['http://127.0.0.1:4600', 'http://localhost:80', 'http://[::1]:4600'])(
  'the payment sandbox serves this machine, at %s',
  (PUBLIC_URL) => {
    expect(read({ PUBLIC_URL }).pay.isPublic).toBe(false);
    expect(read({ PUBLIC_URL, PAYMENTS_SANDBOX: 'public' }).pay.isPublic).toBe(false);
  },
);

test('without a client there is no provider, without an agreement no partner', () => {
  expect(read().outside).toEqual({ providers: [], partners: {}, ssoInfo: null });
});

test('providers stand in the order of their buttons, with what each of them needs', () => {
  const { providers } = read({
    FACEBOOK_CLIENT_ID: 'f',
    FACEBOOK_CLIENT_SECRET: 's',
    APPLE_CLIENT_ID: 'a',
    APPLE_TEAM_ID: 't',
    APPLE_KEY_ID: 'k',
    APPLE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nMIG\\n-----END PRIVATE KEY-----',
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 's',
    OPENID_PROVIDERS: JSON.stringify([
      { id: 'village', name: 'Village', issuer: 'https://id.example', clientId: 'v', clientSecret: 's', hosts: ['keys.example'] },
    ]),
  }).outside;
  expect(providers.map(({ id, responseMode }) => [id, responseMode])).toEqual([
    ['google', undefined],
    ['apple', 'form_post'],
    ['facebook', undefined],
    ['village', undefined],
  ]);
  expect(providers[1]?.secret).toMatchObject({ privateKey: '-----BEGIN PRIVATE KEY-----\nMIG\n-----END PRIVATE KEY-----' });
  expect(providers[3]).toMatchObject({ scope: 'openid email profile', hosts: ['keys.example'] });
});

const AGREEMENT = { issuer: 'https://odk.example', key: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', alg: 'ES256' } };

test('a partner agreement is read', () => {
  const { partners, ssoInfo } = read({
    PARTNER_ODK: JSON.stringify({ ...AGREEMENT, redirects: ['https://odk.example/done'] }),
    SSO_INFO: JSON.stringify({ name: 'School', status: 'active', redirect_url: 'https://school.example/', message: 'Later.' }),
  }).outside;
  expect(partners).toEqual({ odk: { ...AGREEMENT, redirects: ['https://odk.example/done'] } });
  expect(ssoInfo?.name).toBe('School');
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_SECRET must be set as well'],
  [{ APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 't' }, 'APPLE_KEY_ID, APPLE_PRIVATE_KEY must be set as well'],
  [{ OPENID_PROVIDERS: '[' }, 'OPENID_PROVIDERS: must be JSON'],
  [
    { OPENID_PROVIDERS: '[{"id":"a1","name":"A","issuer":"http://id.example","clientId":"c","clientSecret":"s"}]' },
    'must begin with https://',
  ],
  [{ PARTNER_ODK: JSON.stringify({ ...AGREEMENT, key: { kty: 'oct', alg: 'HS256' } }) }, 'PARTNER_ODK.key'],
  [{ SSO_INFO: '{"name":"S","status":"active","redirect_url":"javascript:alert(1)","message":""}' }, 'SSO_INFO.redirect_url'],
])('%j is refused in one line', (environment, fault) => {
  expect(() => read(environment)).toThrow(fault);
});

test('pages are open to search engines unless NOINDEX names their routes, or all of them [RT-119]', () => {
  expect(read({}).noindex).toEqual([]);
  expect(read({ NOINDEX: 'season, home' }).noindex.toSorted()).toEqual(['home', 'season']);
  expect(read({ NOINDEX: 'all' }).noindex).toEqual(INDEXED_ROUTES);
  for (const wrong of ['checkout', 'none', 'home;season', 'ALL']) expect(() => read({ NOINDEX: wrong })).toThrow('NOINDEX');
});

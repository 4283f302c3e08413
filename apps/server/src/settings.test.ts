import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings, SettingsInvalid } from './settings.ts';
import { explain } from './start-faults.ts';

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
    subscriptionsOpen: true,
    ads: { shown: true, countries: new Set(), tags: { users: null, anonymous: null }, hosts: new Set() },
    searchEngine: 'memory',
    keytalkUrl: null,
    mediaBucket: null,
  });
  expect(read({ PORT: '' }).port).toBe(4600);
});

test('what is set counts', () => {
  const settings = read({
    PORT: '80',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://db/madang',
    DATA_DIR: 'there',
    MEDIA_DIR: '/films',
    PUBLIC_URL: 'https://madang.example/',
    COUNTRY: 'BR',
    BLOCKED_COUNTRIES: 'KP, SY,',
    SUBSCRIPTIONS: 'closed',
    ADS: 'off',
    AD_COUNTRIES: 'US,BR',
    AD_TAG_USERS: 'https://ads.example/u',
    AD_HOSTS: 'cdn.example',
    COUNTRY_HEADER: 'cf-ipcountry',
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

test('secrets are made once, kept, and readable by their owner alone', () => {
  const { secrets } = read();
  expect([secrets.tokenKey.length, secrets.mediaKey.length, secrets.operatorKey.length]).toEqual([32, 32, 43]);
  expect(read().secrets).toEqual(secrets);
  expect(statSync(join(home, '.data/secrets.json')).mode & 0o777).toBe(0o600);
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
  ['SEARCH_ENGINE', 'elastic'],
  ['TOKEN_KEY', 'short'],
  ['ADS', 'sometimes'],
  ['AD_TAG_USERS', 'javascript:alert(1)'],
])('%s=%s is refused by name, in one line', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(SettingsInvalid);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^The settings are not right\\. ${name}: .*README lists them\\.$`));
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
  expect(explain(error)).toMatch(words);
});

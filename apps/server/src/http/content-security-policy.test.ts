import { createHash } from 'node:crypto';
import { recurlyFieldsUrl, stripeFieldsUrl } from '@madang/contract/billing/card-fields.ts';
import { expect, test } from 'vitest';
import type { LicenceServer } from '@madang/domain/playback/protection.ts';
import { cardFieldOrigins, byHashes, byNonce, contentSecurityPolicy, licenceOrigins } from './content-security-policy.ts';

const NONCE = 'c2VjcmV0IG9mIHRoaXMgYW5zd2Vy';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nowhere = { media: [], adHosts: new Set<string>(), forms: [], cardFields: null };
const directivesOf = (policy: string) => new Map(policy.split('; ').map((one) => [one.split(' ', 1)[0] ?? '', one]));

const PAGE = `<html><head><style nonce="${NONCE}">@layer a;</style><script nonce="${NONCE}">first()</script><link nonce="${NONCE}" rel="modulepreload" href="/assets/a.js"/></head><body><p>x</p><script type="module" nonce="${NONCE}" src="/assets/a.js"></script><script nonce="${NONCE}">data("\\u003c/script>")</script></body></html>`;

test('a page that is kept carries no nonce, and its inline scripts and styles are allowed by their hashes', () => {
  const { html, inline } = byHashes(PAGE, NONCE);
  expect(html).not.toContain('nonce');
  expect(html).toBe(PAGE.replaceAll(` nonce="${NONCE}"`, ''));
  expect(inline).toEqual({
    scripts: [hashOf('first()'), hashOf('data("\\u003c/script>")')],
    styles: [hashOf('@layer a;')],
  });
});

test('an element without the nonce of the rendering is not allowed by its hash', () => {
  for (const injected of [
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="guessed">evil()</script>',
    '<style>*{display:none}</style>',
  ]) {
    const { inline } = byHashes(PAGE.replace('<p>x</p>', injected), NONCE);
    expect(inline.scripts, injected).not.toContain(hashOf('evil()'));
    expect([inline.scripts.length, inline.styles.length]).toEqual([2, 1]);
  }
});

test('no policy allows inline scripts or style elements as such, nor handlers in attributes', () => {
  for (const inline of [byNonce(NONCE), byHashes(PAGE, NONCE).inline]) {
    const directives = directivesOf(contentSecurityPolicy(inline, nowhere));
    for (const name of ['default-src', 'script-src', 'style-src-elem'])
      expect(directives.get(name), name).not.toMatch(/unsafe|data:|\*/);
    expect(directives.get('script-src-attr')).toBe("script-src-attr 'none'");
    expect(directives.get('object-src')).toBe("object-src 'none'");
    expect(directives.get('base-uri')).toBe("base-uri 'none'");
    expect(directives.get('style-src-attr')).toBe("style-src-attr 'none'");
    expect(directives.has('style-src')).toBe(false);
  }
});

test('style attributes are allowed where the script of a payment provider writes them, and nowhere else', () => {
  const attributes = (url: string | null) =>
    directivesOf(
      contentSecurityPolicy(byNonce(NONCE), { ...nowhere, cardFields: url === null ? null : cardFieldOrigins(url) }),
    ).get('style-src-attr');
  for (const own of [null, 'https://pay.madang.example']) expect(attributes(own), String(own)).toBe("style-src-attr 'none'");
  for (const foreign of [stripeFieldsUrl('pk_test_1'), recurlyFieldsUrl('ewr1-a1')])
    expect(attributes(foreign), foreign).toBe("style-src-attr 'unsafe-inline'");
});

test('a page with the fields of the sandbox may hold its frame, and no script from elsewhere', () => {
  expect(cardFieldOrigins('https://pay.madang.example')).toEqual({
    scripts: [],
    frames: ['https://pay.madang.example'],
    connections: [],
  });
});

test('a page with Stripe’s card fields allows scripts and frames of Stripe only', () => {
  expect(cardFieldOrigins(stripeFieldsUrl('pk_test_1'))).toEqual({
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  });
});

test.each([
  ['the United States', 'ewr1-a1', 'https://api.recurly.com'],
  ['Europe', 'fra-a1', 'https://api.eu.recurly.com'],
])('a page with Recurly’s card fields in %s allows its script and frames only', (_place, key, api) => {
  expect(cardFieldOrigins(recurlyFieldsUrl(key))).toEqual({
    scripts: ['https://js.recurly.com'],
    frames: [api],
    connections: [api],
  });
});

const server = (keySystem: LicenceServer['keySystem'], licenceUrl: string, certificateUrl: string | null = null) => ({
  keySystem,
  licenceUrl,
  certificateUrl,
});

test('pages may connect to the hosts of license servers and certificates, each listed once, and to no others', () => {
  const licenceServers = [
    server('com.widevine.alpha', 'https://drm.example/widevine?tenant=1'),
    server('com.microsoft.playready', 'https://drm.example/playready'),
    server('com.apple.fps', 'https://fps.example:8443/ckc', 'https://files.example/certificate.cer'),
  ];
  expect(licenceOrigins({ protection: { licenceServers } })).toEqual([
    'https://drm.example',
    'https://fps.example:8443',
    'https://files.example',
  ]);
  expect(licenceOrigins({ protection: { licenceServers: [] } })).toEqual([]);
  expect(licenceOrigins({ protection: null })).toEqual([]);
});

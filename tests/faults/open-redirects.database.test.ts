import { EXTERNAL_ADDRESSES } from '@madang/domain/shared/external-addresses.fixture.ts';
import { PASSWORD } from '@madang/server/app.fixture.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, startBuiltSite } from './built-site.ts';

const ORIGIN = 'https://madang.example';
const TIMEOUT_MS = 180_000;

let site: BuiltSite;
beforeAll(async () => {
  site = await startBuiltSite();
}, TIMEOUT_MS);
afterAll(() => site.close());

const withQuery = (path: string, target: string) => `${path}?${new URLSearchParams({ callbackUrl: target })}`;
/** A browser without scripts that posts forms of our pages. */
const browser = () => {
  const cookies = new Map<string, string>();
  return async (url: string, fields: Readonly<Record<string, string>>) => {
    const answered = await site.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: new URL(ORIGIN).host,
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
      },
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value } of answered.cookies) cookies.set(name, value);
    return [answered.statusCode, answered.headers.location];
  };
};
const leavesBy = (address: string) => new URL(address, `${ORIGIN}/en_us/signin`).origin !== ORIGIN;

/** Addresses that a page leads to by itself or with a click. */
const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<[a-z]+ [^>]*?\b(?:href|src|action|formaction|content)="([^"]*)"/gi)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
/** Elsewhere that a page leads to. */
const waysOut = (html: string) => new Set(addressesIn(html).filter((address) => URL.canParse(address) && leavesBy(address)));

test('the page to sign in leads nowhere else because its address says so', { timeout: TIMEOUT_MS }, async () => {
  const own = waysOut((await site.app.inject('/en_us/signin')).body);
  for (const target of EXTERNAL_ADDRESSES) {
    const { statusCode, body } = await site.app.inject(withQuery('/en_us/signin', target));
    expect(statusCode, target).toBe(200);
    expect(waysOut(body), target).toEqual(own);
    expect(body, target).not.toMatch(/(?:href|action|src)="\s*(?:javascript|data|vbscript):/i);
  }
});

test('who signs in without scripts stays here, wherever the address wanted them', { timeout: TIMEOUT_MS }, async () => {
  const { username } = await site.signUp();
  const to = (target: string) => browser()(withQuery('/en_us/signin', target), { email: username, password: PASSWORD });
  for (const target of EXTERNAL_ADDRESSES) expect(await to(target), target).toEqual([303, '/en_us/profile']);
  expect(await to('/en_us/plan')).toEqual([303, '/en_us/profile?callbackUrl=%2Fen_us%2Fplan']);
});

test('who says who watches stays here as well', { timeout: TIMEOUT_MS }, async () => {
  const { username, profile } = await site.signUp();
  const post = browser();
  await post('/en_us/signin', { email: username, password: PASSWORD });
  const to = (target: string) => post(withQuery('/en_us/profile', target), { id: profile?.id ?? '' });
  for (const target of EXTERNAL_ADDRESSES) expect(await to(target), target).toEqual([303, '/en_us/main']);
  expect(await to('/en_us/plan')).toEqual([303, '/en_us/plan']);
});

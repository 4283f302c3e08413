import { expect, test } from 'vitest';
import { trustedPeers } from '../../settings/server-settings.ts';
import { headerGeo } from './geo.ts';

const trusts = trustedPeers('10.0.0.7');

test('the country comes from the header that the operator names, otherwise it is the fallback', () => {
  const geo = headerGeo('CF-IPCountry', 'US', trusts);
  expect(geo.countryOf('10.0.0.7', { 'cf-ipcountry': 'BR' })).toBe('BR');
  for (const value of ['br', 'BRA', '', 'B\u0000', 'XX; drop', undefined])
    expect(geo.countryOf('10.0.0.7', { 'cf-ipcountry': value })).toBe('US');
});

test('a header that the operator has not named is ignored', () => {
  expect(headerGeo(null, 'US', trusts).countryOf('10.0.0.7', { 'cf-ipcountry': 'BR', 'x-country': 'BR' })).toBe('US');
});

test('the country header of a peer that is no trusted proxy is ignored', () => {
  const geo = headerGeo('x-country', 'US', trusts);
  for (const peer of ['10.0.0.8', '127.0.0.1', '203.0.113.9', '::ffff:10.0.0.8', ''])
    expect(geo.countryOf(peer, { 'x-country': 'BR', 'x-forwarded-for': '10.0.0.7' }), peer).toBe('US');
});

import { expect, test } from 'vitest';
import { headerGeo } from './geo.ts';

test('the country comes from the header that the operator names, and else is the fixed one', () => {
  const geo = headerGeo('CF-IPCountry', 'US');
  expect(geo.countryOf('1.2.3.4', { 'cf-ipcountry': 'BR' })).toBe('BR');
  for (const value of ['br', 'BRA', '', 'B\u0000', 'XX; drop', undefined])
    expect(geo.countryOf('1.2.3.4', { 'cf-ipcountry': value })).toBe('US');
});

test('no header is believed that the operator has not named', () => {
  expect(headerGeo(null, 'US').countryOf('1.2.3.4', { 'cf-ipcountry': 'BR', 'x-country': 'BR' })).toBe('US');
});

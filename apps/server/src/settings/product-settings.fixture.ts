import { NO_LINKS } from '@madang/domain/operators/links.fixture.ts';
import { PRODUCT_TABLES, type ProductSettings } from './product-settings.ts';
import { schemaOf, valuesOf } from './setting.ts';

/** What holds where nothing is set, without ads, at a public address. Tests run with the fast paths of their environment. */
export const PRODUCT_SETTINGS: ProductSettings = {
  ...valuesOf(PRODUCT_TABLES, schemaOf(PRODUCT_TABLES).parse({ FAST_PATH: process.env['FAST_PATH'] })),
  blockedCountries: new Set(),
  ads: { shown: false, countries: new Set(), tags: { users: null, anonymous: null }, hosts: new Set() },
  publicUrl: 'https://madang.example',
  protection: null,
  codesTaken: true,
  links: NO_LINKS,
  ssoInfo: null,
  payUrl: 'https://pay.madang.example',
  testPayments: false,
};

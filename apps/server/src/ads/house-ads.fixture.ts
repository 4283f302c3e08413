import type { ProductSettings } from '../settings/product-settings.ts';
import type { HouseAd } from '../ports/ads.ts';

const ad = (id: string, durationSeconds: number, more: Partial<HouseAd> = {}): HouseAd => ({
  id,
  asset: 'film-a',
  advertiser: id,
  rating: 'ALL',
  durationSeconds,
  skippable: false,
  countries: null,
  click: null,
  ...more,
});

/** Two ads for everybody and one for adults. */
export const HOUSE_ADS: readonly HouseAd[] = [
  ad('tea', 15, { click: '/media/50' }),
  ad('train', 20, { skippable: true }),
  ad('brewery', 10, { rating: '19' }),
];

/** Ads of the house, everywhere. */
export const ADS_ON: ProductSettings['ads'] = {
  shown: true,
  countries: new Set(),
  tags: { users: null, anonymous: null },
  hosts: new Set(),
};

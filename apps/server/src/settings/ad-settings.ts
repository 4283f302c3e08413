import { type EnvironmentOf, optionalSetting, setting } from './setting.ts';
import { list, onOff, url } from './setting-kinds.ts';

export const adSettings = {
  adsShown: setting({ name: 'ADS', kind: onOff, default: 'on', doc: '`off` turns off all ads' }),
  adCountries: setting({
    name: 'AD_COUNTRIES',
    kind: list('ISO 3166 countries, separated by commas'),
    default: '',
    doc: 'Countries with ads. None means all',
  }),
  adTagUsers: optionalSetting({
    name: 'AD_TAG_USERS',
    kind: url,
    doc: 'Third-party VAST tag that replaces the house ads of `MEDIA_DIR` for signed-in viewers',
  }),
  adTagAnonymous: optionalSetting({
    name: 'AD_TAG_ANONYMOUS',
    kind: url,
    doc: 'Third-party VAST tag that replaces the house ads of `MEDIA_DIR` for anonymous visitors',
  }),
  adHosts: setting({
    name: 'AD_HOSTS',
    kind: list('hosts, separated by commas'),
    default: '',
    doc: 'Additional hosts of wrappers, trackers and media files of these tags',
  }),
};

export interface AdSettings {
  readonly shown: boolean;
  /** ISO 3166 countries in which ads are shown; empty for everywhere. */
  readonly countries: ReadonlySet<string>;
  /** Third-party tags that are read instead of the house ads (PL-26); null for none. */
  readonly tags: { readonly users: string | null; readonly anonymous: string | null };
  /** Hosts of third-party tags, wrappers, trackers and media files. */
  readonly hosts: ReadonlySet<string>;
}

/** The hosts of the tags themselves are allowed; wrappers and trackers lead to others only where AD_HOSTS names them. */
export const resolveAds = (set: EnvironmentOf<typeof adSettings>): AdSettings => {
  const tags = { users: set.AD_TAG_USERS ?? null, anonymous: set.AD_TAG_ANONYMOUS ?? null };
  const own = Object.values(tags).flatMap((tag) => (tag === null ? [] : [new URL(tag).host]));
  return { shown: set.ADS, countries: set.AD_COUNTRIES, tags, hosts: new Set([...own, ...set.AD_HOSTS]) };
};

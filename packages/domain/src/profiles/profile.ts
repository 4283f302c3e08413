import { MAX_PROFILE_NAME_LENGTH } from '../shared/constants.ts';
import type { Language } from '../shared/language.ts';
import { splitCharacters } from '../shared/text-length.ts';

import type { ViewingAge } from './viewing-age.ts';

/** Default profile pictures. */
export const PICTURES = ['A', 'B', 'C', 'D'] as const;
export type ProfilePicture = (typeof PICTURES)[number];

/** Layout of search results: a grid of posters, or a list with descriptions. */
export const DISPLAY_TYPES = ['grid', 'list'] as const;
export type DisplayType = (typeof DISPLAY_TYPES)[number];

export interface Profile {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** Path of an uploaded picture. Null for the default picture `picture`. */
  readonly imagePath: string | null;
  readonly picture: ProfilePicture;
  readonly interfaceLanguage: Language;
  readonly subtitleLanguage: Language;
  readonly viewingAge: ViewingAge;
  readonly displayType: DisplayType;
  /** Random version of the PIN, which changes with every new one. Null without a PIN. */
  readonly pinStamp: string | null;
}

export const hasPin = ({ pinStamp }: Pick<Profile, 'pinStamp'>): boolean => pinStamp !== null;

/** Default profile of a session: the account's only one, unless it has a PIN. Else the viewer chooses (SE-64, PR-28). */
export const profileUnasked = <Known extends Pick<Profile, 'pinStamp'>>(profiles: readonly Known[]): Known | null => {
  const [only, another] = profiles;
  return only && !another && !hasPin(only) ? only : null;
};

/** First profile of an account: its first name, the language of the sign-up form, and no restriction. */
export const firstProfile = (id: string, accountId: string, firstName: string, language: Language): Profile => ({
  id,
  accountId,
  name: splitCharacters(firstName).slice(0, MAX_PROFILE_NAME_LENGTH).join('').trim(),
  imagePath: null,
  picture: 'A',
  interfaceLanguage: language,
  subtitleLanguage: language,
  viewingAge: 'adult',
  displayType: 'grid',
  pinStamp: null,
});

/** Profile added beside others: restricted to family content until the account owner confirms more with the password. */
export const addedProfile = (
  id: string,
  accountId: string,
  name: string,
  language: Language,
  picture: ProfilePicture,
): Profile => ({
  ...firstProfile(id, accountId, name, language),
  picture,
  viewingAge: 'family',
});

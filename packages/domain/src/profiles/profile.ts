import type { Language } from '../shared/language.ts';
import type { ViewingAge } from './viewing-age.ts';

export interface Profile {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** An uploaded picture, or null for the default picture `picture`. */
  readonly imagePath: string | null;
  readonly picture: 'A' | 'B' | 'C' | 'D';
  readonly interfaceLanguage: Language;
  readonly subtitleLanguage: Language;
  readonly viewingAge: ViewingAge;
  readonly pinEnabled: boolean;
}

/** The profile every account begins with: the first name, the language of the sign-up form, everything allowed. */
export const firstProfile = (id: string, accountId: string, firstName: string, language: Language): Profile => ({
  id,
  accountId,
  name: firstName,
  imagePath: null,
  picture: 'A',
  interfaceLanguage: language,
  subtitleLanguage: language,
  viewingAge: 'adult',
  pinEnabled: false,
});

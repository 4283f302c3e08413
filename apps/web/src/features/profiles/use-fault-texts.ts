import { MAX_PROFILE_NAME_LENGTH } from '@madang/domain/shared/constants.ts';
import { MAX_PICTURE_ASPECT, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@madang/domain/profiles/picture-limits.ts';

import { fill } from '@madang/i18n/fill.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useWords } from '#app/shell/words.tsx';
import type { ProfileFaults } from './failure.ts';

/** Megabytes, as people read them. */
export const MAX_PICTURE_MEGABYTES = MAX_PICTURE_BYTES / 1024 / 1024;

/** Sentences for validation errors, such as `{ name: 'missing' }`. */
export const useFaultTexts = () => {
  const { words } = useWords(profileWords, refusalWords);
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = words.profiles.faults;
  return (faults: Readonly<Partial<Record<string, string>>>): ProfileFaults =>
    Object.fromEntries(
      Object.entries(faults).map(([field, fault]) => [
        field,
        fill<string>(texts[field]?.[fault ?? ''] ?? words.refusals.INPUT_INVALID, {
          longest: MAX_PROFILE_NAME_LENGTH,
          size: MAX_PICTURE_MEGABYTES,
          megapixels: MAX_PICTURE_PIXELS / 1_000_000,
          aspect: MAX_PICTURE_ASPECT,
        }),
      ]),
    );
};

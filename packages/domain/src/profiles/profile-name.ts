import { LONGEST_PROFILE_NAME } from '../shared/constants.ts';
import { isLongerThan } from '../shared/text-length.ts';

export type ProfileNameFault = 'missing' | 'too_long';

/** The name as it is kept: one spelling of every letter, nothing at its ends. */
export const normalProfileName = (name: string): string => name.normalize('NFC').trim();

/** What is wrong with the name of a profile, or null. */
export const faultOfProfileName = (name: string): ProfileNameFault | null => {
  const kept = normalProfileName(name);
  // What cannot be seen is no name: a space without a width, for one.
  if (!/[^\p{C}\p{Z}\p{M}]/u.test(kept)) return 'missing';
  return isLongerThan(kept, LONGEST_PROFILE_NAME) ? 'too_long' : null;
};

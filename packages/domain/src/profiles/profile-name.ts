import { MAX_PROFILE_NAME_LENGTH } from '../shared/constants.ts';
import { isLongerThan } from '../shared/text-length.ts';

export type ProfileNameFault = 'missing' | 'too_long';

/** Normalizes a name for storage: NFC, trimmed. */
export const normalProfileName = (name: string): string => name.normalize('NFC').trim();

/** Validates a profile name. Null when valid. */
export const faultOfProfileName = (name: string): ProfileNameFault | null => {
  const kept = normalProfileName(name);
  // Invisible characters do not count as a name: a zero-width space, for one.
  if (!/[^\p{C}\p{Z}\p{M}]/u.test(kept)) return 'missing';
  return isLongerThan(kept, MAX_PROFILE_NAME_LENGTH) ? 'too_long' : null;
};

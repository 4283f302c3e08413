import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';

export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  image_path: z.string().nullable(),
  image_type: z.enum(['A', 'B', 'C', 'D']),
  interface_lang: z.enum(LANGUAGES),
  subtitle_lang: z.enum(LANGUAGES),
  rating_value: z.enum(['family', 'teen', 'adult']),
  pin_enable: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

const ProfileId = z.object({ profile_id: z.string().max(40) });

export const profileOperations = operations({
  listProfiles: { summary: 'The profiles of the account, oldest first.', authority: 'user', objects: Profile, refusals: [] },
  getProfile: {
    summary: 'One profile of the account.',
    authority: 'user',
    input: ProfileId,
    object: Profile,
    refusals: ['PROFILE_NOT_FOUND'],
  },
  selectProfile: {
    summary: 'Watches as this profile from now on.',
    authority: 'user',
    input: z.object({ id: z.string().max(40) }),
    object: Profile,
    refusals: ['PROFILE_NOT_FOUND'],
  },
});

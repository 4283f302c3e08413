import type { ListedProfile, Profile as ProfileAnswer } from '@madang/contract/profiles/profiles.contract.ts';
import { isUsable } from '@madang/domain/profiles/profile-allowance.ts';
import { hasPin, type Profile } from '@madang/domain/profiles/profile.ts';
import type { Plan } from '@madang/domain/subscriptions/plan.ts';

export const presentProfile = (profile: Profile): ProfileAnswer => ({
  id: profile.id,
  name: profile.name,
  image_path: profile.imagePath,
  image_type: profile.picture,
  interface_lang: profile.interfaceLanguage,
  subtitle_lang: profile.subtitleLanguage,
  rating_value: profile.viewingAge,
  display_type: profile.displayType,
  pin: profile.pinStamp,
  pin_enable: hasPin(profile),
});

/** All profiles of an account; those for which its plan has no room are locked. */
export const presentListedProfiles = (profiles: readonly Profile[], plan: Plan | null): ListedProfile[] =>
  profiles.map((profile) => ({ ...presentProfile(profile), locked: !isUsable(profile, profiles, plan) }));

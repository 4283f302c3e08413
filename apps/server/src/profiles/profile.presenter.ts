import type { ListedProfile, Profile as ProfileAnswer } from '@madang/contract/profiles/profiles.contract.ts';
import { hasPin, type Profile } from '@madang/domain/profiles/profile.ts';

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

export const presentListedProfile = (profile: Profile, isUsable: boolean): ListedProfile => ({
  ...presentProfile(profile),
  locked: !isUsable,
});

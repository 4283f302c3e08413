import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { api, isCallFailed } from '../platform/api.ts';
import { PROFILE_COOKIE, writeCookie } from '../platform/cookies.ts';
import { useChangeLanguage } from './use-change-language.ts';
import { useWords } from './words.tsx';

/** Watches as another profile from now on: its lists, its viewing age and its language (HF-18, IN-15). */
export const useSwitchProfile = (): ((profile: Profile) => void) => {
  const { words } = useWords();
  const toast = useToast();
  const changeLanguage = useChangeLanguage();

  const select = async ({ id }: Profile) => {
    try {
      const chosen = await api.selectProfile({ id });
      writeCookie(PROFILE_COOKIE, chosen.id);
      changeLanguage(chosen.interface_lang);
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      toast(words.refusals[error.reason ?? 'OUTAGE'], 'failed');
    }
  };
  return (profile) => void select(profile);
};

import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { useLocation, useNavigate } from 'react-router';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { paths } from '../paths.ts';
import { api } from '../platform/api.ts';
import { useChangeLanguage } from './use-change-language.ts';
import { useApology } from './use-apology.ts';
import { useWords } from './words.tsx';

/** Watches as another profile from now on: its lists, its viewing age and its language (HF-18, IN-15). One with a PIN asks for it first. */
export const useSwitchProfile = (): ((profile: Profile) => void) => {
  const { language } = useWords();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const apologize = useApology();
  const changeLanguage = useChangeLanguage();

  const handleFailure = onCallFailed(async ({ reason }) => {
    if (reason === null) return apologize();
    // A rare message, so it lazy-loads.
    const { loadReasonText } = await import('./load-reason-text.ts');
    return toast(await loadReasonText(language, reason), 'failed');
  });
  return (profile) => {
    if (profile.pin_enable) void navigate(paths.profile(language, { choose: profile.id, callbackUrl: pathname + search }));
    else
      void api
        .selectProfile({ id: profile.id })
        .then(({ interface_lang }) => changeLanguage(interface_lang))
        .catch(handleFailure);
  };
};

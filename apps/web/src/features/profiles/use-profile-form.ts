import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { inLanguage, paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { LANGUAGE_COOKIE, writeCookie } from '#app/platform/cookies.ts';
import { newUuid } from '#app/platform/new-id.ts';
import { useCall } from '#app/platform/use-call.ts';
import { visit } from '#app/platform/window.ts';
import { usePerson } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import { type ProfileFaults, useFailure } from './failure.ts';
import { type Begun, changeIn, validateProfile } from './profile-entry.ts';
import { useFaultTexts } from './use-fault-texts.ts';

export interface ProfileFormProps extends EditedProfile {
  onCancel: () => void;
}

/** The profile in the form, and its actions. */
interface EditedProfile {
  /** Null for one that is made. */
  id: string | null;
  before: Begun;
  /** The PIN that was entered to come here. */
  matchedPin: string | undefined;
  /** The profile has got a PIN meanwhile. */
  onPinNeeded: () => void;
  onSaved: () => void;
}

const focusFirst = (form: HTMLFormElement, faults: ProfileFaults): void => {
  const first = [...form.elements].find((element) => Object.hasOwn(faults, element.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
};

/** Checks by the server's own rules, sends, and says what was wrong. */
export const useProfileForm = ({ id, before, matchedPin, onPinNeeded, onSaved }: EditedProfile) => {
  const { words, language } = useWords(profileWords);
  const person = usePerson();
  const toast = useToast();
  const failureOf = useFailure();
  const textsOf = useFaultTexts();
  const [faults, setFaults] = useState<ProfileFaults>({});
  const { busy, run } = useCall();
  // Sent twice, it is made once.
  const sentId = useRef<string | null>(null);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const change = changeIn(new FormData(form), before);
    const found = textsOf(validateProfile(change, before));
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    const made = (sentId.current ??= newUuid());
    const save = async () => {
      const saved = await api.changeProfile({
        ...(id === null ? { new_id: made } : { id }),
        ...change,
        current_pin: matchedPin,
      });
      if (saved.id === person?.profile?.id && saved.interface_lang !== language) {
        writeCookie(LANGUAGE_COOKIE, saved.interface_lang);
        visit(inLanguage(paths.profile(language, { manage: '1' }), saved.interface_lang));
        return;
      }
      toast(words.profiles.form.saved, 'done');
      onSaved();
    };
    await run(save, {
      onFailure: (failure) => {
        if (failure.reason === 'PROFILE_PIN_NEEDED') return onPinNeeded();
        const failed = failureOf(failure);
        setFaults(failed);
        return focusFirst(form, failed);
      },
      staysBusy: () => true,
    });
    return undefined;
  };

  /** Typing only clears validation errors. New ones appear on submit. */
  const handleChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (Object.keys(faults).length === 0) return;
    const now = textsOf(validateProfile(changeIn(new FormData(currentTarget), before), before));
    setFaults((known) => Object.fromEntries(Object.entries(known).filter(([field]) => now[field] !== undefined)));
  };

  return {
    faults,
    busy,
    handlers: { onSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event), onChange: handleChange },
  };
};

import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import { decidePin } from '@madang/domain/profiles/pin.ts';
import { fill } from '@madang/i18n/fill.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '#app/platform/api.ts';
import type { useCall } from '#app/platform/use-call.ts';
import { useWords } from '#app/shell/words.tsx';
import { type ProfileFaults, useFailure } from './failure.ts';
import { readProfileText } from './profile-entry.ts';
import styles from './PinDialog.module.css';
import { PinField } from './PinField.tsx';
import { useFaultTexts } from './use-fault-texts.ts';

interface FindPinFormProps {
  id: string;
  profile: Profile;
  run: ReturnType<typeof useCall>['run'];
  /** Goes on with the new PIN. */
  onFound: (pin: string) => Promise<void>;
}

/** The password of the account, and a new PIN in place of the one that was forgotten (PR-27). */
export function FindPinForm({ id, profile, run, onFound }: FindPinFormProps) {
  const { words } = useWords(profileWords);
  const failureOf = useFailure();
  const textsOf = useFaultTexts();
  const toast = useToast();
  const [faults, setFaults] = useState<ProfileFaults>({});
  const { find, form: texts } = words.profiles;

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [password, pin, confirmation] = ['password', 'pin', 'pin_confirmation'].map((name) => readProfileText(form, name));
    const decision = decidePin(false, { enabled: true, pin, confirmation });
    if (!decision.ok || !password) {
      setFaults(textsOf({ ...(!password && { password: 'missing' }), ...(!decision.ok && decision.faults) }));
      return;
    }
    const change = async () => {
      await api.changeProfilePin({ id: profile.id, password, pin: pin ?? '', pin_confirmation: confirmation });
      toast(fill(find.saved, { name: profile.name }), 'done');
      await onFound(pin ?? '');
    };
    await run(change, { onFailure: (failure) => setFaults(failureOf(failure)), staysBusy: () => true });
  };

  return (
    <form id={id} noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p>{fill(find.text, { name: profile.name })}</p>
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="current-password"
        error={faults['password'] ?? faults['form']}
        autoFocus
      />
      <PinField name="pin" label={texts.newPin} hint={texts.pinHintFirst} error={faults['pin']} />
      <PinField name="pin_confirmation" label={texts.pinAgain} error={faults['pin_confirmation']} />
    </form>
  );
}

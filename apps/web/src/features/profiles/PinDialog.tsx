import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import { isPin } from '@madang/domain/profiles/pin.ts';
import { fill } from '@madang/i18n/fill.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useCall } from '#app/platform/use-call.ts';
import { useWords } from '#app/shell/words.tsx';
import { useFailure } from './failure.ts';
import { FindPinForm } from './FindPinForm.tsx';
import styles from './PinDialog.module.css';
import { PinField } from './PinField.tsx';
import { PinPad } from './PinPad.tsx';

interface PinDialogProps {
  profile: Profile;
  /** Tries a PIN. Throws when it is wrong. */
  onEnter: (pin: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the PIN of a profile, and offers to recover a forgotten one (PR-28, PR-33, PR-27). */
export function PinDialog({ profile, onEnter, onClose }: PinDialogProps) {
  const { words } = useWords(profileWords);
  const [finding, setFinding] = useState(false);
  const id = useId();
  const { busy, run } = useCall();
  const { pin, find } = words.profiles;
  return (
    <Dialog
      open
      onClose={onClose}
      title={finding ? find.title : fill(pin.title, { name: profile.name })}
      actions={
        <>
          {!finding && (
            <Button variant="quiet" className={styles.find} onClick={() => setFinding(true)}>
              {pin.forgot}
            </Button>
          )}
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {finding ? find.save : pin.open}
          </Button>
        </>
      }
    >
      {finding ? (
        <FindPinForm id={id} profile={profile} run={run} onFound={onEnter} />
      ) : (
        <EnterPinForm id={id} run={run} onEnter={onEnter} />
      )}
    </Dialog>
  );
}

interface EnterPinFormProps {
  id: string;
  run: ReturnType<typeof useCall>['run'];
  onEnter: (pin: string) => Promise<void>;
}

function EnterPinForm({ id, run, onEnter }: EnterPinFormProps) {
  const { words } = useWords(profileWords);
  const failureOf = useFailure();
  const [error, setError] = useState<string>();
  const { pin: texts, faults } = words.profiles;

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('pin') as HTMLInputElement;
    if (!isPin(field.value)) {
      setError(faults.pin.malformed);
      field.focus();
      return;
    }
    await run(() => onEnter(field.value), {
      onFailure: (failure) => {
        const { pin, form } = failureOf(failure);
        setError(pin ?? form);
        // A wrong PIN is retyped, not corrected.
        field.value = '';
        field.focus();
      },
      staysBusy: () => true,
    });
  };

  return (
    <form id={id} noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <p>{texts.text}</p>
      <PinField name="pin" label={texts.label} error={error} data-first="true" />
      <PinPad field="pin" />
    </form>
  );
}

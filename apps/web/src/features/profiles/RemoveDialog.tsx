import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { useState } from 'react';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { useFailure } from './failure.ts';

interface RemoveDialogProps {
  profile: Profile;
  matchedPin: string | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks first: nothing of a profile comes back (PR-19). */
export function RemoveDialog({ profile, matchedPin, onClose, onRemoved }: RemoveDialogProps) {
  const { words } = useWords(profileWords);
  const failureOf = useFailure();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { remove } = words.profiles;
  const { name } = profile;

  const handleRemove = async () => {
    setBusy(true);
    try {
      await api.removeProfile({ id: profile.id, current_pin: matchedPin });
      toast(fill(remove.done, { name }), 'done');
      onRemoved();
    } catch (error) {
      setBusy(false);
      onClose();
      const { form, pin } = failureOf(error);
      const text = form ?? pin;
      if (text !== undefined) toast(text, 'failed');
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={fill(remove.question, { name })}
      actions={
        <>
          <Button onClick={onClose}>{remove.keep}</Button>
          <Button variant="primary" busy={busy} onClick={() => void handleRemove()}>
            {remove.confirm}
          </Button>
        </>
      }
    >
      <p>{remove.text}</p>
    </Dialog>
  );
}

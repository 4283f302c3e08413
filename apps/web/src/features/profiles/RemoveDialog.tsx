import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { useAlertWhile } from '#app/shell/alerts/use-alert-while.ts';
import { useWords } from '#app/shell/words.tsx';
import { useFailure } from './failure.ts';

interface RemoveDialogProps {
  profile: Profile;
  matchedPin: string | undefined;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks first: nothing of a profile comes back (PR-19). */
export function RemoveDialog({ profile, matchedPin, onClose, onRemoved }: RemoveDialogProps): null {
  const { words } = useWords(profileWords);
  const failureOf = useFailure();
  const toast = useToast();
  const { remove } = words.profiles;
  const { name } = profile;

  const removeProfile = async () => {
    await api.removeProfile({ id: profile.id, current_pin: matchedPin });
    toast(fill(remove.done, { name }), 'done');
    onRemoved();
  };
  const handleFailure = onCallFailed((failure) => {
    onClose();
    const { form, pin } = failureOf(failure);
    const text = form ?? pin;
    if (text !== undefined) toast(text, 'failed');
  });

  useAlertWhile(true, () => ({
    variant: 'plain-wc',
    title: fill(remove.question, { name }),
    text: remove.text,
    labels: { cancel: remove.keep, ok: remove.confirm },
    confirm: { kind: 'call', run: () => removeProfile().catch(handleFailure) },
    onDismiss: onClose,
  }));
  return null;
}

import type { Gift } from '@madang/contract/gifts/gifts.contract.ts';
import { faultOfEmail, normalEmail } from '@madang/domain/accounts/email-address.ts';
import { fill } from '@madang/i18n/fill.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { Button } from '@madang/ui/Button.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { useCall } from '#app/platform/use-call.ts';
import { FailureLine } from '#app/shell/FailureLine.tsx';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './GiftList.module.css';

interface SendingFormProps {
  gift: Gift;
  /** Before its day only the address changes. */
  isChange: boolean;
  onDone: (gift: Gift | null) => void;
}

/** Mails a gift once more, to the same address or another one. */
export function SendingForm({ gift, isChange, onDone }: SendingFormProps) {
  const { words } = useWords(giftsWords);
  const { label, send, save, keep, sent, saved } = words.gifts.again;
  const reasonText = useReasonText();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(gift.recipient_email ?? '');
  const [fault, setFault] = useState<'email' | 'emailInvisible' | null>(null);
  const { busy, failure, run } = useCall();
  useEffect(() => field.current?.focus(), []);

  const refuse = (): void => {
    setFault(faultOfEmail(normalEmail(email.trim())) === 'has_invisible' ? 'emailInvisible' : 'email');
    field.current?.focus();
  };
  const sendIt = async (): Promise<void> => {
    const changed = await api.resendGift({ id: gift.id, recipient_email: email.trim() });
    toast(fill(isChange ? saved : sent, { email: changed.recipient_email ?? '' }), 'done');
    onDone(changed);
  };
  const isFieldFault = failure?.reason === 'INPUT_INVALID';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (faultOfEmail(normalEmail(email.trim())) !== null) refuse();
    else void run(sendIt, { onFailure: ({ reason }) => reason === 'INPUT_INVALID' && refuse(), staysBusy: () => true });
  };
  return (
    <form noValidate method="post" className={styles.sending} onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label={label}
        name="recipient_email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={email}
        error={fault === null ? undefined : words.gifts.faults[fault]}
        onChange={({ target }) => {
          setFault(null);
          setEmail(target.value);
        }}
      />
      <FailureLine text={failure && !isFieldFault ? reasonText(failure.reason ?? 'OUTAGE') : null} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {isChange ? save : send}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onDone(null)}>
          {keep}
        </Button>
      </div>
    </form>
  );
}

import { normalText } from '@madang/domain/billing/field-rules.ts';
import { MAX_HOLDER_LENGTH } from '@madang/domain/billing/card.ts';
import { cardFormWords } from '@madang/i18n/parts/card-form.ts';
import { TextField } from '@madang/ui/TextField.tsx';
import { ForeignField } from '@madang/ui/ForeignField.tsx';
import { useImperativeHandle, useRef, useState } from 'react';
import { useWords } from '#app/shell/words.tsx';
import type { CardFieldsProps } from './card-fields-props.ts';
import styles from './CardFields.module.css';
import { enterKey, ProviderCardForm, ZipField } from './ProviderCardForm.tsx';
import { type CardFaults, faultsOfCard, EMPTY_STRIPE_STATE, type StripePart } from './stripe-faults.ts';
import { useNear } from './use-near.ts';
import { useStripeCard } from './use-stripe-card.ts';

interface StripeFieldsProps extends CardFieldsProps {
  publishableKey: string;
}

const NOTHING = () => undefined;
/** Error types whose message from Stripe is shown, because it says more than ours. */
const TYPES_WITH_MESSAGE = ['card_error', 'validation_error'];

/** Card form of Stripe: number, expiry and CVV in Stripe's iframes, beside our own fields for cardholder and ZIP code. */
export function StripeFields({
  ref,
  payUrl,
  publishableKey,
  zipAsked = 'here',
  country,
  onEnter = NOTHING,
  onEdit = NOTHING,
}: StripeFieldsProps) {
  const { locale, words } = useWords(cardFormWords);
  const { cardForm } = words;
  const place = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);
  const [cardNumber, cardExpiry, cardCvc] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const [places] = useState({ cardNumber, cardExpiry, cardCvc });
  const parts = useRef({ cardNumber: EMPTY_STRIPE_STATE, cardExpiry: EMPTY_STRIPE_STATE, cardCvc: EMPTY_STRIPE_STATE });
  const [faults, setFaults] = useState<CardFaults>({});
  const isNear = useNear(place);
  const mend = (name: keyof CardFaults) => {
    onEdit();
    setFaults((before) => ({ ...before, [name]: undefined, whole: undefined }));
  };
  const { phase, retry, focus, createPaymentMethod } = useStripeCard(places, {
    origin: isNear ? new URL(payUrl).origin : null,
    publishableKey,
    // Stripe calls simplified Chinese “zh”.
    locale: locale.startsWith('zh') ? 'zh' : locale,
    onChange: (part, change) => {
      parts.current = { ...parts.current, [part]: change };
      mend(part);
    },
  });

  const focusOn = (name: string | undefined) => {
    if (name === 'holder') holder.current?.focus();
    else if (name === 'zip') zip.current?.focus();
    else if (name !== undefined) focus(name as StripePart);
  };
  const requestToken = async (zipOutside?: string | null): Promise<string | null> => {
    if (phase !== 'shown') return null;
    const typed = { holder: holder.current?.value ?? '', zip: zip.current?.value ?? null };
    const found = faultsOfCard({ ...typed, country, parts: parts.current }, cardForm);
    setFaults(found);
    const [first] = Object.keys(found);
    focusOn(first);
    if (first !== undefined) return null;
    const zipCode = typed.zip ?? zipOutside ?? null;
    if (zipCode === null) return null;
    const answer = await createPaymentMethod({ name: normalText(typed.holder), zip: normalText(zipCode) });
    if (answer?.paymentMethod) return answer.paymentMethod.id;
    const showsMessage = answer?.error !== undefined && TYPES_WITH_MESSAGE.includes(answer.error.type);
    setFaults({ whole: (showsMessage && answer.error?.message) || cardForm.failed });
    return null;
  };
  useImperativeHandle(ref, () => ({ requestToken }));
  const handleKeyDown = enterKey(onEnter);

  return (
    <ProviderCardForm
      place={place}
      phase={phase}
      onRetry={retry}
      columns="parts"
      fault={faults.whole}
      className={zipAsked === 'outside' && styles.withoutZip}
    >
      <div className={styles.wide}>
        <TextField
          ref={holder}
          label={cardForm.holder}
          error={faults.holder}
          autoComplete="cc-name"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={2 * MAX_HOLDER_LENGTH}
          onChange={() => mend('holder')}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div className={styles.wide}>
        <ForeignField ref={cardNumber} label={cardForm.number} error={faults.cardNumber} />
      </div>
      <ForeignField ref={cardExpiry} label={cardForm.expiry} error={faults.cardExpiry} />
      <ForeignField ref={cardCvc} label={cardForm.cvv} error={faults.cardCvc} />
      {zipAsked === 'here' && (
        <div className={styles.last}>
          <ZipField ref={zip} error={faults.zip} onChange={() => mend('zip')} onKeyDown={handleKeyDown} />
        </div>
      )}
    </ProviderCardForm>
  );
}

import { MAX_NAME_PART_LENGTH } from '@madang/domain/billing/card.ts';
import { normalText } from '@madang/domain/billing/field-rules.ts';
import { cardFormWords } from '@madang/i18n/parts/card-form.ts';
import { ForeignField } from '@madang/ui/ForeignField.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { useImperativeHandle, useRef, useState } from 'react';
import { useWords } from '#app/shell/words.tsx';
import type { CardFieldsProps } from './card-fields-props.ts';
import styles from './CardFields.module.css';
import { enterKey, ProviderCardForm, ZipField } from './ProviderCardForm.tsx';
import { faultsFromRecurly, faultsOfRecurlyCard, EMPTY_RECURLY_STATE, type RecurlyCardFaults } from './recurly-faults.ts';
import { useNear } from './use-near.ts';
import { useRecurlyCard } from './use-recurly-card.ts';

interface RecurlyFieldsProps extends CardFieldsProps {
  publicKey: string;
}

const NOTHING = () => undefined;
const NO_PARTS = {
  CardNumber: EMPTY_RECURLY_STATE,
  CardMonth: EMPTY_RECURLY_STATE,
  CardYear: EMPTY_RECURLY_STATE,
  CardCvv: EMPTY_RECURLY_STATE,
};

/**
 * Card form of Recurly: number, month, year and CVV in Recurly's iframes, beside our own fields for the cardholder's
 * first and last name, which Recurly requires (BI-23), and the ZIP code.
 */
export function RecurlyFields({
  ref,
  payUrl,
  publicKey,
  zipAsked = 'here',
  country,
  onEnter = NOTHING,
  onEdit = NOTHING,
}: RecurlyFieldsProps) {
  const { cardForm } = useWords(cardFormWords).words;
  const place = useRef<HTMLDivElement>(null);
  const [firstName, lastName, zip] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const [CardNumber, CardMonth, CardYear, CardCvv] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const [places] = useState({ CardNumber, CardMonth, CardYear, CardCvv });
  const parts = useRef(NO_PARTS);
  const [faults, setFaults] = useState<RecurlyCardFaults>({});
  const isNear = useNear(place);
  const mend = (name: keyof RecurlyCardFaults) => setFaults((before) => ({ ...before, [name]: undefined, whole: undefined }));
  const handleEdit = (name: keyof RecurlyCardFaults) => {
    onEdit();
    mend(name);
  };
  const {
    phase,
    retry,
    focus,
    requestToken: requestRecurlyToken,
  } = useRecurlyCard(places, {
    origin: isNear ? new URL(payUrl).origin : null,
    publicKey,
    titles: {
      CardNumber: cardForm.number,
      CardMonth: cardForm.month,
      CardYear: cardForm.year,
      CardCvv: cardForm.cvv,
    },
    formats: { CardMonth: cardForm.monthFormat, CardYear: cardForm.yearFormat },
    onChange: (part, state) => {
      const { empty, valid } = parts.current[part];
      parts.current = { ...parts.current, [part]: state };
      onEdit();
      // It also fires on focus, also on that of a field whose error is being shown.
      if (empty !== state.empty || valid !== state.valid) mend(part);
    },
    onEnter,
  });

  const focusOn = (name: string | undefined) => {
    const own = { firstName, lastName, zip }[name ?? ''];
    if (own) own.current?.focus();
    else if (name !== undefined && name in places) focus(name as keyof typeof places);
  };
  const show = (found: RecurlyCardFaults): null => {
    setFaults(found);
    focusOn(Object.keys(found)[0]);
    return null;
  };
  const requestToken = async (zipOutside?: string | null): Promise<string | null> => {
    if (phase !== 'shown') return null;
    const typed = {
      firstName: firstName.current?.value ?? '',
      lastName: lastName.current?.value ?? '',
      zip: zip.current?.value ?? null,
    };
    const found = faultsOfRecurlyCard({ ...typed, country, parts: parts.current }, cardForm);
    if (Object.keys(found).length > 0) return show(found);
    setFaults({});
    const zipCode = typed.zip ?? zipOutside ?? null;
    if (zipCode === null) return null;
    const { id, fault } = await requestRecurlyToken({
      first_name: normalText(typed.firstName),
      last_name: normalText(typed.lastName),
      postal_code: normalText(zipCode),
    });
    return id ?? show(faultsFromRecurly(fault, cardForm));
  };
  useImperativeHandle(ref, () => ({ requestToken }));
  const handleKeyDown = enterKey(onEnter);
  const nameField = {
    autoCapitalize: 'words',
    spellCheck: false,
    maxLength: 2 * MAX_NAME_PART_LENGTH,
    onKeyDown: handleKeyDown,
  } as const;

  return (
    <ProviderCardForm place={place} phase={phase} onRetry={retry} columns="quarters" fault={faults.whole}>
      <div className={styles.half}>
        <TextField
          {...nameField}
          ref={firstName}
          label={cardForm.firstName}
          error={faults.firstName}
          autoComplete="cc-given-name"
          onChange={() => handleEdit('firstName')}
        />
      </div>
      <div className={styles.half}>
        <TextField
          {...nameField}
          ref={lastName}
          label={cardForm.lastName}
          error={faults.lastName}
          autoComplete="cc-family-name"
          onChange={() => handleEdit('lastName')}
        />
      </div>
      <div className={styles.wide}>
        <ForeignField ref={CardNumber} label={cardForm.number} error={faults.CardNumber} />
      </div>
      <ForeignField ref={CardMonth} label={cardForm.month} error={faults.CardMonth} />
      <ForeignField ref={CardYear} label={cardForm.year} error={faults.CardYear} />
      <ForeignField ref={CardCvv} label={cardForm.cvv} error={faults.CardCvv} />
      {zipAsked === 'here' && (
        <ZipField ref={zip} error={faults.zip} onChange={() => handleEdit('zip')} onKeyDown={handleKeyDown} />
      )}
    </ProviderCardForm>
  );
}

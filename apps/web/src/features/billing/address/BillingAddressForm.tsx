import { addressForm, type AddressField, type FieldOfForm } from '@madang/domain/billing/address-form.ts';
import type { AddressFaults } from '@madang/domain/billing/billing-address.ts';
import { listRegions } from '@madang/domain/billing/regions.ts';
import { fill } from '@madang/i18n/fill.ts';
import { billingAddressWords } from '@madang/i18n/parts/billing-address.ts';
import { Select } from '@madang/ui/Select.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '#app/shell/words.tsx';
import { type AddressDraft, readDraftText, withText } from './address-draft.ts';
import styles from './BillingAddressForm.module.css';
import type { CountryOption } from './country-options.ts';
import { faultText } from './fault-text.ts';
import { inputHelp } from './field-input.ts';

interface BillingAddressFormProps {
  value: AddressDraft;
  onChange: (value: AddressDraft) => void;
  faults: AddressFaults;
  countries: readonly CountryOption[];
}

/** The address that an invoice needs, as its country writes one: a part of a form that checks it (`faultsOfAddress`) and sends it. */
export function BillingAddressForm({ value, onChange, faults, countries }: BillingAddressFormProps) {
  const { words } = useWords(billingAddressWords);
  const { more } = words.billingAddress;
  const fields = useRef<HTMLDivElement>(null);
  const form = addressForm(value.country);
  const folded = form.filter((one) => one.folded);
  const [unfolded, setUnfolded] = useState(() => folded.some(({ field }) => readDraftText(value, field) !== ''));
  const isOpen = unfolded || folded.some(({ field }) => faults[field] !== undefined);

  // The viewer may have typed, or the browser may have autofilled the form, before hydration.
  const takeOver = useEffectEvent(() => {
    const written = writtenIn(fields.current, value);
    if (written !== value) onChange(written);
  });
  // Only on mount: after hydration every change arrives through onChange.
  useEffect(() => takeOver(), []);

  const shown = (one: FieldOfForm) => (
    <div key={one.field} className={styles[widthOf(value.country, one.field)]}>
      <AddressFieldOf
        one={one}
        draft={value}
        fault={faults[one.field]}
        countries={countries}
        onType={(text) => onChange(withText(value, one.field, text))}
      />
    </div>
  );
  return (
    <div className={styles.form} role="group" aria-label={words.billingAddress.title}>
      <div ref={fields}>
        <div className={styles.fields}>{form.filter(({ folded }) => !folded).map(shown)}</div>
        {folded.length > 0 && (
          <details className={styles.more} open={isOpen} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
            <summary className={styles.summary}>{folded.length === 1 ? more.line : more.address}</summary>
            <div className={styles.fields}>{folded.map(shown)}</div>
          </details>
        )}
      </div>
    </div>
  );
}

const writtenIn = (fields: HTMLElement | null, draft: AddressDraft): AddressDraft =>
  addressForm(draft.country).reduce((written, { field }) => {
    const control = fields?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field}"]`);
    return control && control.value !== readDraftText(draft, field) ? withText(written, field, control.value) : written;
  }, draft);

type Width = 'whole' | 'most' | 'half' | 'rest';

const widthOf = (country: string, field: AddressField): Width => {
  if (field === 'street') return 'most';
  if (field === 'number') return 'rest';
  const isNarrow = country === 'BR' || !['address_1', 'address_2'].includes(field);
  return isNarrow ? 'half' : 'whole';
};

interface AddressFieldOfProps {
  one: FieldOfForm;
  draft: AddressDraft;
  fault: string | undefined;
  countries: readonly CountryOption[];
  onType: (text: string) => void;
}

function AddressFieldOf({ one, draft, fault, countries, onType }: AddressFieldOfProps) {
  const { words } = useWords(billingAddressWords);
  const { fields, hints, optional, choose } = words.billingAddress;
  const { field, name, required } = one;
  const { country } = draft;
  const hint: Readonly<Partial<Record<string, string>>> = hints;
  const given = {
    name: field,
    label: required ? fields[name] : fill(optional, { field: fields[name] }),
    hint: hint[name],
    error: fault === undefined ? undefined : faultText(words.billingAddress, one, fault),
    value: readDraftText(draft, field),
    required,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onType(target.value),
  };
  const regions = field === 'state' ? listRegions(country) : null;
  const { autoComplete, ...typing } = inputHelp(country, field);
  if (field !== 'country' && regions === null) return <TextField {...given} {...typing} autoComplete={autoComplete} />;
  const chosen = regions ? Object.entries(regions).map(([value, label]) => ({ value, label })) : countries;
  return (
    <Select
      {...given}
      autoComplete={autoComplete}
      options={[{ value: '', label: choose, disabled: field === 'country' }, ...chosen]}
    />
  );
}

import type { ZipLocation } from '@madang/contract/billing/card-fields.ts';
import { BRAND_NAMES, detectBrand, cvvLength, stripNonDigits, groupDigits } from '@madang/domain/billing/card-brand.ts';
import {
  faultOfCvv,
  faultOfExpiry,
  faultOfHolder,
  faultOfNumber,
  faultOfZip,
  formatExpiry,
  MAX_HOLDER_LENGTH,
  MAX_ZIP_LENGTH,
  readExpiry,
} from '@madang/domain/billing/card.ts';
import { fill } from '@madang/i18n/fill.ts';
import type { CardFormWords } from '../frame-config.ts';
import { findTestCard } from '../test-cards.ts';
import styles from './card-form.module.css';
import { element } from './elements.ts';
import { createField, faultLine } from './field.ts';
import type { CardData, TokenResult } from './create-card-token.ts';
import { LIST_ID, testCardList } from './test-card-list.ts';

interface CardFormOptions {
  readonly page: Document;
  readonly words: CardFormWords;
  readonly zipLocation: ZipLocation;
  readonly country: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly createToken: (card: CardData) => Promise<TokenResult>;
  /** Enter was pressed. */
  readonly onEnter: () => void;
  /** A field was edited. */
  readonly onEdit: () => void;
}

const DIGITS = { inputmode: 'numeric', autocapitalize: 'off', spellcheck: 'false' } as const;

/** Reformats a field while typing, and keeps the caret behind the same digit. */
const rewrite = (input: HTMLInputElement, shown: string): void => {
  if (input.value === shown) return;
  const before = stripNonDigits(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const wasAtEnd = input.selectionStart === input.value.length;
  input.value = shown;
  let caret = 0;
  for (let seen = 0; caret < shown.length && seen < before; caret += 1) if (/\d/.test(shown.charAt(caret))) seen += 1;
  if (wasAtEnd) caret = shown.length;
  input.setSelectionRange(caret, caret);
};

/** Card form. Typed data leaves it only through `tell`. */
export const createCardForm = ({ page, words, zipLocation, country, now, createToken, onEnter, onEdit }: CardFormOptions) => {
  const brandSign = element(page, 'span', { id: 'brand', class: styles['brand'], hidden: true });
  const listButton = element(page, 'button', { type: 'button', class: styles['link'], popovertarget: LIST_ID }, words.testCards);
  const note = element(page, 'p', { class: styles['note'] }, element(page, 'span', {}, words.sandbox), listButton);

  const holder = createField(page, {
    id: 'holder',
    label: words.holder,
    className: styles['wide'],
    input: {
      name: 'ccname',
      autocomplete: 'cc-name',
      autocapitalize: 'words',
      spellcheck: 'false',
      maxlength: String(2 * MAX_HOLDER_LENGTH),
    },
  });
  const number = createField(page, {
    id: 'number',
    label: words.number,
    className: styles['wide'],
    input: { ...DIGITS, name: 'cardnumber', autocomplete: 'cc-number', maxlength: '40', 'aria-describedby': brandSign.id },
    end: brandSign,
    below: note,
  });
  const expiry = createField(page, {
    id: 'expiry',
    label: words.expiry,
    input: { ...DIGITS, name: 'cc-exp', autocomplete: 'cc-exp', placeholder: words.expiryFormat, maxlength: '10' },
  });
  const cvv = createField(page, {
    id: 'cvv',
    label: words.cvv,
    input: { ...DIGITS, type: 'password', name: 'cvc', autocomplete: 'cc-csc', maxlength: '4' },
  });
  const zip = createField(page, {
    id: 'zip',
    label: words.zip,
    className: styles['last'],
    input: {
      name: 'postal',
      autocomplete: 'postal-code',
      autocapitalize: 'characters',
      spellcheck: 'false',
      maxlength: String(MAX_ZIP_LENGTH),
    },
  });
  const whole = faultLine(page, 'whole-fault');
  whole.root.classList.add(styles['wide'] ?? '');

  const brand = () => detectBrand(stripNonDigits(number.input.value));

  const faultOf = {
    holder: () => {
      const fault = faultOfHolder(holder.input.value);
      if (fault === 'too_long') return fill(words.holderTooLong, { count: MAX_HOLDER_LENGTH });
      return fault && (fault === 'missing' ? words.holderMissing : words.holderInvalid);
    },
    number: () => {
      const fault = faultOfNumber(number.input.value);
      if (fault) return fault === 'missing' ? words.numberMissing : words.invalid;
      return findTestCard(stripNonDigits(number.input.value)) ? null : words.onlyTestCards;
    },
    expiry: () => {
      const fault = faultOfExpiry(expiry.input.value, now());
      return fault && { missing: words.expiryMissing, expired: words.expired, invalid: words.invalid }[fault];
    },
    cvv: () => {
      const fault = faultOfCvv(cvv.input.value, brand());
      return fault && (fault === 'missing' ? words.cvvMissing : fill(words.cvvInvalid, { count: cvvLength(brand()) }));
    },
    zip: () => {
      const fault = faultOfZip(zip.input.value, country);
      return fault && (fault === 'missing' ? words.zipMissing : words.zipInvalid);
    },
  } as const;
  const ownZip = { field: zip, fault: faultOf.zip };
  const fields = [
    { field: holder, fault: faultOf.holder },
    { field: number, fault: faultOf.number },
    { field: expiry, fault: faultOf.expiry },
    { field: cvv, fault: faultOf.cvv },
    ...(zipLocation === 'here' ? [ownZip] : []),
  ] as const;

  for (const { field, fault } of fields) {
    // An empty field shows no error on blur. A field with an error clears it as soon as the input is valid.
    field.input.addEventListener('blur', () => {
      if (field.input.value.trim() !== '') field.say(fault());
    });
    field.input.addEventListener('input', () => {
      if (field.input.hasAttribute('aria-invalid') && fault() === null) field.say(null);
    });
  }
  const showNumber = () => {
    rewrite(number.input, groupDigits(number.input.value));
    const known = brand();
    brandSign.textContent = known ? BRAND_NAMES[known] : '';
    brandSign.hidden = known === null;
    cvv.input.maxLength = cvvLength(known);
  };
  number.input.addEventListener('input', showNumber);
  expiry.input.addEventListener('input', () => rewrite(expiry.input, formatExpiry(expiry.input.value)));
  cvv.input.addEventListener('input', () => rewrite(cvv.input, stripNonDigits(cvv.input.value)));

  const root = element(
    page,
    'form',
    {
      class: zipLocation === 'here' ? styles['form'] : `${styles['form']} ${styles['withoutZip']}`,
      novalidate: true,
      'aria-label': words.title,
    },
    ...fields.map(({ field }) => field.root),
    whole.root,
    testCardList(page, words, (chosen) => {
      number.input.value = chosen;
      showNumber();
      number.say(null);
      expiry.input.focus();
      onEdit();
    }),
    // Implicit submission: without a submit button Enter does not submit a form of several fields.
    element(page, 'button', { type: 'submit', hidden: true }),
  );
  root.addEventListener('input', onEdit);
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    onEnter();
  });

  return {
    root,
    /** Token for the card. Null for a validation error, which its field shows. A null postal code only validates. */
    async requestToken(zipOutside?: string | null): Promise<string | null> {
      whole.say(null);
      for (const { field, fault } of fields) field.say(fault());
      fields.find(({ field }) => field.input.hasAttribute('aria-invalid'))?.field.input.focus();
      const card = findTestCard(stripNonDigits(number.input.value));
      const read = readExpiry(expiry.input.value);
      if (!card || !read || fields.some(({ fault }) => fault() !== null)) return null;
      const zipCode = zipLocation === 'here' ? zip.input.value : zipOutside;
      if (zipCode === null || zipCode === undefined) return null;
      const created = await createToken({ card, expiry: read, zip: zipCode, country, holder: holder.input.value });
      if ('tokenId' in created) return created.tokenId;
      whole.say(words[created.fault]);
      return null;
    },
  };
};

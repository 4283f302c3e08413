import { faultsOfDedication, normalDedication } from '@madang/domain/gifts/dedication.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { expect, test } from 'vitest';
import { toDedication, draftIn, faultTexts, type GiftDraft, NEW_DRAFT, toGiftOrder } from './gift-draft.ts';

const DRAFT: GiftDraft = {
  plan: 'Basic',
  months: 6,
  recipientName: 'Bora',
  recipientEmail: ' bora@madang.example ',
  senderName: 'Mina',
  message: 'For rainy evenings.',
  deliverOn: '2026-12-24',
};

test('a stored draft is restored, and malformed data is no draft', () => {
  expect(draftIn(JSON.parse(JSON.stringify(DRAFT)))).toEqual(DRAFT);
  expect(draftIn({ plan: 'Basic', months: 6, message: 7 })).toEqual({ ...NEW_DRAFT, plan: 'Basic', months: 6 });
  for (const other of [null, undefined, '', 5, [], {}, { plan: 'Gold', months: 6 }, { plan: 'Basic', months: 2 }])
    expect(draftIn(other)).toBeNull();
});

test('a delivery day is asked for only for a gift by email', () => {
  expect(toGiftOrder(DRAFT)).toEqual({
    plan: 'Basic',
    months: 6,
    recipient_name: 'Bora',
    recipient_email: 'bora@madang.example',
    sender_name: 'Mina',
    message: 'For rainy evenings.',
    deliver_on: '2026-12-24',
  });
  expect(toGiftOrder({ ...DRAFT, recipientEmail: ' ' })).not.toHaveProperty('deliver_on');
  expect(toGiftOrder({ ...DRAFT, deliverOn: '' })).not.toHaveProperty('deliver_on');
});

test('every error has a message beside its field', async () => {
  await loadWords('en_us');
  const texts = loadedWords('en_us', giftsWords).gifts.faults;
  const saidOf = (more: Partial<GiftDraft>) =>
    faultTexts(faultsOfDedication(normalDedication(toDedication({ ...DRAFT, ...more })), Date.UTC(2026, 10, 23, 12)), texts);
  expect(saidOf({})).toEqual({});
  expect(saidOf({ recipientName: '', senderName: 'M'.repeat(51), message: 'a'.repeat(201), recipientEmail: 'bora' })).toEqual({
    recipient_name: 'Please enter a name.',
    sender_name: 'Use at most 50 characters.',
    message: 'Use at most 200 characters.',
    recipient_email: 'Enter an address such as name@example.com.',
  });
  expect(saidOf({ senderName: 'Mi\nna', message: '\u0007', deliverOn: '2026-02-30' })).toEqual({
    sender_name: 'Enter the name on one line, without special characters.',
    message: 'Remove special characters.',
    deliver_on: 'Choose a day.',
  });
  expect(saidOf({ deliverOn: '2026-11-01' }).deliver_on).toBe('That date has passed. Choose today or later.');
  expect(saidOf({ deliverOn: '2028-01-01' }).deliver_on).toBe('Choose a day within a year.');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Dedication, faultsOfDedication, countCharacters, normalDedication } from './dedication.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const WRITTEN: Dedication = {
  recipientName: 'Bora',
  recipientEmail: 'bora@madang.example',
  senderName: 'Mina',
  message: 'For rainy evenings.',
  deliverOn: '2026-12-24',
};
const faultsOf = (more: Partial<Dedication>) => faultsOfDedication(normalDedication({ ...WRITTEN, ...more }), NOON);

test.each([
  ['nothing', {}, {}],
  ['no name', { recipientName: ' \u200b ' }, { recipient_name: 'missing' }],
  ['a name of 51 letters', { recipientName: '보'.repeat(51) }, { recipient_name: 'too_long' }],
  ['a name of two lines', { senderName: 'Mina\nBcc: joon@madang.example' }, { sender_name: 'malformed' }],
  ['no sender name', { senderName: '' }, { sender_name: 'missing' }],
  ['an address without a sign', { recipientEmail: 'bora' }, { recipient_email: 'malformed' }],
  ['an address with a gap', { recipientEmail: 'bo ra@madang.example' }, { recipient_email: 'has_spaces' }],
  ['a message of 201 letters', { message: 'a'.repeat(201) }, { message: 'too_long' }],
  ['a message that rings a bell', { message: 'ding\u0007' }, { message: 'malformed' }],
  ['a day that is over', { deliverOn: '2026-11-20' }, { deliver_on: 'past' }],
  ['a day that is none', { deliverOn: '2026-02-30' }, { deliver_on: 'malformed' }],
] as const)('with %s the faults are %j', (_what, more, faults) => {
  expect(faultsOf(more)).toEqual(faults);
});

test('all that is wrong is said at once', () => {
  expect(faultsOf({ recipientName: '', senderName: '', message: 'a'.repeat(201), deliverOn: '2030-01-01' })).toEqual({
    recipient_name: 'missing',
    sender_name: 'missing',
    message: 'too_long',
    deliver_on: 'too_late',
  });
});

test('without an address nothing is mailed, on no day', () => {
  for (const recipientEmail of [null, '', '  '])
    expect(normalDedication({ ...WRITTEN, recipientEmail })).toMatchObject({ recipientEmail: null, deliverOn: null });
  expect(normalDedication({ ...WRITTEN, deliverOn: '' }).deliverOn).toBeNull();
  expect(faultsOf({ recipientEmail: null, deliverOn: '2020-01-01' })).toEqual({});
});

test('one spelling is kept of what is written in several', () => {
  const kept = normalDedication({
    ...WRITTEN,
    recipientName: ' Bo\u0308ra ',
    recipientEmail: ' Bora@Madang.example ',
    message: 'a\r\nb\n',
  });
  expect(kept).toMatchObject({ recipientName: 'Böra', recipientEmail: 'bora@madang.example', message: 'a\nb' });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, message) => {
      const once = normalDedication({ ...WRITTEN, recipientName: name, message });
      expect(normalDedication(once)).toEqual(once);
    }),
  );
});

test('a message may be as long as it may be in every script, over several lines', () => {
  expect(countCharacters('가나다')).toBe(3);
  expect(faultsOf({ message: '🎁'.repeat(200) })).toEqual({});
  expect(faultsOf({ message: 'Dear Bora,\n\nfor rainy evenings.\nMina' })).toEqual({});
});

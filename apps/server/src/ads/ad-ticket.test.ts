import { expect, test } from 'vitest';
import type { AdTicket } from '../ports/ads.ts';
import { readAdTicket, signAdTicket } from './ad-ticket.ts';

const TICKET: AdTicket = {
  playbackId: '3f0c9a5e-6f52-4c0e-9a53-0d9a5f8a5c11',
  contentId: '1005001',
  contentRating: '12',
  viewerKey: 'somebody',
  viewingAge: 'adult',
  country: 'CA',
  breaks: ['pre', 'mid-1'],
  mayBeSold: true,
  session: null,
  expiresAt: 1000,
};
const SECRET = 'a secret';

test('a ticket is read back as it was signed, until it runs out', () => {
  const text = signAdTicket(TICKET, SECRET);
  expect(readAdTicket(text, SECRET, 999)).toEqual(TICKET);
  expect(readAdTicket(text, SECRET, 1000)).toBeNull();
});

test('a ticket with any letter altered is invalid, as is other text of its length', () => {
  const text = signAdTicket(TICKET, SECRET);
  for (const [at, letter] of [...text].entries()) {
    const other = `${text.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    expect(readAdTicket(other, SECRET, 0), `letter ${at}`).toBeNull();
  }
  const [payload = ''] = text.split('.');
  for (const seal of ['', 'é'.repeat(43), 'A'.repeat(43), 'A'.repeat(44)])
    expect(readAdTicket(`${payload}.${seal}`, SECRET, 0)).toBeNull();
  expect(readAdTicket(text, 'another secret', 0)).toBeNull();
});

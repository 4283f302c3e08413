import type { Card } from '@madang/contract/catalog/catalog.contract.ts';
import { expect, test } from 'vitest';
import { toMark, presentCardView } from './card-view.ts';

const anyone = { entitled: false, today: '2026-11-22' };
const subscriber = { ...anyone, entitled: true };
const running = { state: 'ready', policy_range: 'AVOD-A', start_date: '2025-03-01' } as const;

test.each(['preparing', 'coming_soon', 'expired'] as const)(
  '%s is marked before anything else [CA-40] [CA-41] [CA-42]',
  (state) => {
    expect(toMark({ ...running, state, policy_range: 'FREE', start_date: '2026-11-21' }, anyone)).toBe(state);
    expect(toMark({ ...running, state }, subscriber)).toBe(state);
  },
);

test('free and subscriber marks are only for viewers without a plan', () => {
  expect(toMark({ ...running, policy_range: 'FREE' }, anyone)).toBe('free');
  expect(toMark({ ...running, policy_range: 'SVOD' }, anyone)).toBe('subscribers');
  for (const policy_range of ['FREE', 'SVOD'] as const) expect(toMark({ ...running, policy_range }, subscriber)).toBeNull();
  expect(toMark(running, anyone)).toBeNull();
});

test('a title is new for its first fourteen days', () => {
  expect(toMark({ ...running, start_date: '2026-11-22' }, subscriber)).toBe('fresh');
  expect(toMark({ ...running, start_date: '2026-11-09' }, subscriber)).toBe('fresh');
  expect(toMark({ ...running, start_date: '2026-11-08' }, subscriber)).toBeNull();
});

const card: Card = {
  ...running,
  id: '1001',
  type: 'season',
  detail_type: 'season',
  parent_id: null,
  meta: {
    title: { en: 'Pier Four', pt: '', es: 'Muelle Cuatro', zh: '四号码头', vi: 'Bến Số Bốn', ko: '4부두' },
    episode_number: null,
    duration: 3600,
  },
  genre: ['crime', 'thriller', 'action'],
  year: 2026,
  rating: '15',
  episode_count: 16,
  image: { path: 'v1/1001', still: 'still', color: '#272731' },
};

test('a card is in one language, and in English where a text is missing [CA-14] [CA-18]', () => {
  expect(presentCardView(card, { ...anyone, language: 'zh_cn' })).toMatchObject({
    title: '四号码头',
    genres: ['crime', 'thriller'],
  });
  expect(presentCardView(card, { ...anyone, language: 'pt_br' }).title).toBe('Pier Four');
});

test('only a title that has not begun shows its date, in the format of the language [CA-41]', () => {
  expect(presentCardView(card, { ...anyone, language: 'en_us' }).begins).toBeUndefined();
  const later = { ...card, state: 'coming_soon', start_date: '2026-12-04' } as const;
  expect(presentCardView(later, { ...anyone, language: 'en_us' }).begins).toBe('Dec\u{a0}4,\u{a0}2026');
  expect(presentCardView(later, { ...anyone, language: 'pt_br' }).begins).toBe('4\u{a0}de\u{a0}dez.\u{a0}de\u{a0}2026');
});

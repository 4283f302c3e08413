import { expect, test } from 'vitest';
import { formatDateTime, formatElapsed, formatTimeZone } from './format-instant.ts';
import { formatCardExpiry, formatPosition } from './format-position.ts';

const INSTANT = Date.parse('2026-11-28T02:59:00Z');
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('a deadline is a date and a time of the named time zone [IN-23]', () => {
  expect(plain(formatDateTime('en-US', INSTANT, 'America/Sao_Paulo'))).toBe('November 27, 2026 at 11:59 PM');
  expect(formatDateTime('pt-BR', INSTANT, 'America/Sao_Paulo')).toBe('27 de novembro de 2026 às 23:59');
});

test('a time zone has the name that the locale gives it', () => {
  expect(formatTimeZone('en-US', INSTANT, 'Asia/Seoul')).toBe('Korean Standard Time');
  expect(formatTimeZone('pt-BR', INSTANT, 'America/Sao_Paulo')).toBe('Horário Padrão de Brasília');
});

test('elapsed time is counted in words where the locale has them', () => {
  expect([0, 1, 2].map((days) => formatElapsed('en-US', days, 'day'))).toEqual(['today', 'yesterday', '2 days ago']);
});

test('a position has no leading zero, and hours only from one hour', () => {
  expect([0, 59.9, 471, 3623, 36_000, -2].map(formatPosition)).toEqual(['0:00', '0:59', '7:51', '1:00:23', '10:00:00', '0:00']);
});

test('an expiry is written as on the card', () => {
  expect([formatCardExpiry(5, 2028), formatCardExpiry(12, 2031)]).toEqual(['05/28', '12/31']);
});

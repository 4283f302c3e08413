import { expect, test } from 'vitest';
import { allow, refuse } from './decision.ts';
import { REFUSALS } from './refusal.ts';

test('every refusal is listed once and named as a fact', () => {
  expect(new Set(REFUSALS).size).toBe(REFUSALS.length);
  for (const refusal of REFUSALS) expect(refusal).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
});

test('a decision is a value to go on with or a refusal', () => {
  expect(allow(7)).toEqual({ ok: true, value: 7 });
  expect(refuse('EMAIL_IN_USE')).toEqual({ ok: false, refusal: 'EMAIL_IN_USE' });
});

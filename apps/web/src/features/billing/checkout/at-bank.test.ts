import { expect, test } from 'vitest';
import { atBank } from './at-bank.ts';

test("the sandbox receives the language of the page, and any other provider's address is left unchanged", () => {
  const sandbox = 'http://127.0.0.1:4601';
  expect(atBank(`${sandbox}/slip/a`, sandbox, 'pt_br')).toBe(`${sandbox}/slip/a?lang=pt_br`);
  expect(atBank('https://bank.example/confirm?intent=b', sandbox, 'vi_vn')).toBe('https://bank.example/confirm?intent=b');
});

import { expect, test } from 'vitest';
import { atBank } from './at-bank.ts';

test('the sandbox is told the language of the page; another provider’s address stays as it is', () => {
  const sandbox = 'http://127.0.0.1:4601';
  expect(atBank(`${sandbox}/slip/a`, sandbox, 'pt_br')).toBe(`${sandbox}/slip/a?lang=pt_br`);
  expect(atBank('https://bank.example/confirm?intent=b', sandbox, 'vi_vn')).toBe('https://bank.example/confirm?intent=b');
});

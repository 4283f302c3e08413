import { expect, test } from 'vitest';
import { isLegalDocument, LEGAL_DOCUMENTS } from './legal-document.ts';

test('documents are known by their names, and by nothing else', () => {
  expect(LEGAL_DOCUMENTS.every(isLegalDocument)).toBe(true);
  for (const other of ['', 'Terms', 'terms.md', '../terms', 'privacy-', 'constructor'])
    expect(isLegalDocument(other)).toBe(false);
});

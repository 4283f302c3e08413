import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from './read-settings.ts';

const home = mkdtempSync(join(tmpdir(), 'madang-settings-'));
afterAll(() => rmSync(home, { recursive: true }));
const read = (environment: NodeJS.ProcessEnv) => readSettings(environment, home).legal;

const NAMED = { OPERATOR_NAME: ' Film Friends ', OPERATOR_EMAIL: 'us@films.example', OPERATOR_ADDRESS: '1 Main Street, Seoul' };

test('the operator is configured with all fields, or not at all', () => {
  expect(read({})).toEqual({ folder: null, operator: null });
  expect(read(NAMED).operator).toEqual({ name: 'Film Friends', contact: 'us@films.example', address: '1 Main Street, Seoul' });
  expect(() => read({ ...NAMED, OPERATOR_EMAIL: undefined })).toThrow(
    'OPERATOR_EMAIL: must be set with OPERATOR_NAME and OPERATOR_ADDRESS',
  );
  for (const [name, value] of [
    ['OPERATOR_NAME', 'Two\nlines'],
    ['OPERATOR_ADDRESS', 'x'.repeat(201)],
    ['OPERATOR_EMAIL', 'nobody'],
  ] as const)
    expect(() => read({ ...NAMED, [name]: value })).toThrow(`${name}: `);
});

test('the operator’s folder is there, and all that is in it would be shown', () => {
  const put = (path: string) => writeFileSync(join(home, 'documents', path), '# One');
  expect(() => read({ LEGAL_DIR: 'documents' })).toThrow('LEGAL_DIR: there is no such folder');
  mkdirSync(join(home, 'documents/es_es'), { recursive: true });
  put('es_es/terms.md');
  put('.DS_Store');
  put('es_es/.terms.md.swp');
  expect(read({ LEGAL_DIR: 'documents' }).folder).toBe(join(home, 'documents'));
  expect(() => read({ LEGAL_DIR: 'documents/es_es/terms.md' })).toThrow('LEGAL_DIR: there is no such folder');
  put('README.md');
  put('vi_vn');
  put('es_es/imprint.md');
  expect(() => read({ LEGAL_DIR: 'documents' })).toThrow(/unknown files README\.md, es_es.imprint\.md, vi_vn;/);
});

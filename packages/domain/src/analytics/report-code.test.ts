import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportCode, serverCodeIn } from './report-code.ts';

test('a report combines API code, server code and local code; the content service is named [AN-63] [AN-70]', () => {
  expect(reportCode({ base: '4110', ofContentService: true, server: '5001', local: '1001' })).toBe('FMS|API4110-5001-1001');
  expect(reportCode({ base: '1120', ofContentService: false, server: '9999', local: '0003' })).toBe('API1120-9999-0003');
});

test('whatever an answer calls itself, the code of its report stays short and of one line [AN-64]', () => {
  expect(serverCodeIn('2053')).toBe('2053');
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect(serverCodeIn(code)).toMatch(/^[0-9A-Za-z]{1,8}$/);
    }),
  );
  expect(serverCodeIn('')).toBe('9999');
  expect(serverCodeIn('<html>')).toBe('9999');
});

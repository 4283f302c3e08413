import { expect, test } from 'vitest';
import { changeDetails, faultsOfAccount } from './account-details.ts';

const TODAY = '2026-11-22';
const FORM = { firstName: 'Mina', lastName: 'Oliveira', gender: 'female', birthday: '1994-05-17' };

test.each([
  [{}, {}],
  [
    { firstName: '', lastName: '   ' },
    { first_name: 'missing', last_name: 'missing' },
  ],
  [{ firstName: 'x'.repeat(21) }, { first_name: 'too_long' }],
  [{ firstName: 'x'.repeat(20) }, {}],
  [{ firstName: `${'e\u0301'.repeat(20)}` }, {}],
  [{ lastName: 'Mina 👩‍🚀' }, { last_name: 'malformed' }],
  [{ gender: '' }, { gender: 'missing' }],
  [{ gender: 'prefer_not_to_say' }, {}],
  [{ birthday: '2026-11-23' }, { date_of_birth: 'out_of_range' }],
  [{ birthday: '1899-12-31' }, { date_of_birth: 'out_of_range' }],
  [{ birthday: '2001-02-31' }, { date_of_birth: 'out_of_range' }],
  [{ birthday: '2000-02-29' }, {}],
  [{ birthday: '2012-01-01' }, { date_of_birth: 'too_young' }],
  [{ birthday: '' }, { date_of_birth: 'missing' }],
] as const)('of an account with a birth date, %o has the faults %o', (different, faults) => {
  expect(faultsOfAccount({ ...FORM, ...different }, '1990-01-01', TODAY)).toEqual(faults);
});

test('an account without a birth date may be saved without one', () => {
  expect(changeDetails({ ...FORM, birthday: '' }, null, TODAY)).toMatchObject({ ok: true, value: { birthday: null } });
});

test('names are kept without the spaces around them, in composed letters', () => {
  expect(changeDetails({ ...FORM, firstName: ' Andre\u0301 ' }, null, TODAY)).toEqual({
    ok: true,
    value: { firstName: 'André', lastName: 'Oliveira', gender: 'female', birthday: '1994-05-17' },
  });
});

import { expect, test } from 'vitest';
import { isPartnerBilled } from './account.ts';

test.each([
  ['odk', true],
  ['bango', true],
  ['1', false],
  ['0', false],
  ['ODK-123', false],
])('a person of the type %s is billed by a partner: %s', (userType, billed) => expect(isPartnerBilled(userType)).toBe(billed));

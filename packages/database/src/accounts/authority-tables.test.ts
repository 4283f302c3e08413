import { PENDING_AUTHORITY } from '@madang/domain/accounts/pending-authority.ts';
import { expect, test } from 'vitest';
import { AUTHORITY_TABLES } from './authority-tables.ts';

test('every kind of pending authority is held by one table', () => {
  const held = Object.values(AUTHORITY_TABLES).flatMap((table) => ('none' in table ? [] : table));
  expect(held.toSorted()).toEqual(PENDING_AUTHORITY.toSorted());
});

import { LIMITS } from '@madang/domain/shared/limits.ts';
import { expect, test } from 'vitest';
import { api } from './api.ts';
import type { Operation } from './operation.ts';

const LIMITED = (Object.entries(api) as [string, Operation][]).filter(([, { limits = [] }]) => limits.length > 0);

test('operations declare limits', () => {
  expect(LIMITED.length).toBeGreaterThan(15);
});

test.each(LIMITED)(
  '%s may be refused by its limits, counts by what is known of its callers, and by fields that it takes',
  (_name, operation) => {
    expect(operation.refusals).toContain('TOO_MANY_ATTEMPTS');
    for (const { limit, field, each, counts = [] } of operation.limits ?? []) {
      if (LIMITS[limit].by === 'account') expect(['user', 'profile']).toContain(operation.authority);
      const fields = [...Object.keys(operation.input?.shape ?? {}), operation.file?.name];
      for (const named of [field, each]) if (named !== undefined) expect(fields).toContain(named);
      // Points of a whole list are not given back one by one.
      if (each !== undefined) expect(counts).toEqual([]);
      for (const outcome of counts) expect(['OK', ...operation.refusals]).toContain(outcome);
    }
  },
);

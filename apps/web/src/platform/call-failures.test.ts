import { CallFailed } from '@madang/contract/client.ts';
import { expect, test } from 'vitest';
import { emptyOnFailure, onCallFailed } from './call-failures.ts';

const outage = new CallFailed('listPopups', { local: '1001' });

test('a failed call is handled, and any other error is rethrown', async () => {
  const codeOf = onCallFailed(({ code }) => code);
  await expect(Promise.reject(outage).catch(codeOf)).resolves.toBe('9999');
  await expect(Promise.reject(new TypeError('a bug')).catch(codeOf)).rejects.toThrow('a bug');
});

test('a failed list is empty, and any other error is rethrown', async () => {
  await expect(Promise.reject(outage).catch(emptyOnFailure)).resolves.toEqual([]);
  await expect(Promise.reject(new TypeError('a bug')).catch(emptyOnFailure)).rejects.toThrow('a bug');
});

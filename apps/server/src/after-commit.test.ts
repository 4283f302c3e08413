import type { AfterCommitDuty } from '@madang/database/after-commit.ts';
import { expect, test } from 'vitest';
import { afterCommit } from './after-commit.ts';

const DUTIES: readonly AfterCommitDuty[] = [
  { kind: 'session changed', sessionId: 's' },
  { kind: 'account changed', accountId: 'a' },
  { kind: 'payment webhook received' },
  { kind: 'mail queued' },
  { kind: 'push message queued' },
];

/** The hook of a node whose mail worker may be broken, with what it has done. */
const hookWith = (beginMail?: () => never) => {
  const done: string[] = [];
  const errors: unknown[] = [];
  const workerOf = (name: string) => ({ begin: () => void done.push(name) });
  const hook = afterCommit(
    {
      sessions: { forget: (id) => void done.push(`session ${id}`), forgetAccount: (id) => void done.push(`account ${id}`) },
      workers: {
        mail: beginMail ? { begin: beginMail } : workerOf('mail'),
        push: workerOf('push'),
        paymentWebhooks: workerOf('payment webhooks'),
      },
    },
    (error) => errors.push(error),
  );
  return { hook, done, errors };
};

test('each duty invalidates the session cache or wakes its worker, in the order given', () => {
  const { hook, done, errors } = hookWith();
  hook(DUTIES);
  expect(done).toEqual(['session s', 'account a', 'payment webhooks', 'mail', 'push']);
  expect(errors).toEqual([]);
});

test('a duty that fails is reported, and the others run', () => {
  const error = new Error('no memory');
  const { hook, done, errors } = hookWith(() => {
    throw error;
  });
  hook(DUTIES);
  expect(done).toEqual(['session s', 'account a', 'payment webhooks', 'push']);
  expect(errors).toEqual([error]);
});

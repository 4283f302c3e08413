import { MAX_PUSH_RECORDS } from '../shared/constants.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markReported, pushIn, pushPath, type PushRecord, rememberPush, untoldPushes } from './push-record.ts';

const followed = (referenceId: string, name = 'season') => ({
  referenceId,
  referenceType: 'episode',
  path: `/en_us/season/${referenceId}`,
  name,
});

test('a browser remembers five notifications, the oldest makes room [NO-33] [NO-34] [NO-35] [NO-36] [NO-41] [ST-31]', () => {
  const six = ['1', '2', '3', '4', '5', '6'].reduce<readonly PushRecord[]>((all, id) => rememberPush(all, followed(id)), []);
  expect(six.map(({ referenceId }) => referenceId)).toEqual(['2', '3', '4', '5', '6']);
  expect(six[0]).toEqual({ ...followed('2'), clickedId: '', movedId: '' });
});

test('a click is reported once, an arrival once and only where the notification was meant to lead [NO-37] [NO-38] [NO-39] [NO-40]', () => {
  let records = rememberPush([], followed('1'));
  expect(untoldPushes(records, 'signIn').map(({ kind }) => kind)).toEqual(['clicked']);
  records = markReported(records, followed('1'), 'clicked', 'c-1');
  expect(records[0]).toMatchObject({ clickedId: 'c-1', movedId: '' });
  // Opened once more, as by a reload.
  records = rememberPush(records, followed('1'));
  expect(untoldPushes(records, 'home')).toEqual([]);
  expect(untoldPushes(records, null)).toEqual([]);
  expect(untoldPushes(records, 'season').map(({ kind }) => kind)).toEqual(['moved']);
  records = markReported(records, followed('1'), 'moved', 'm-1');
  expect(records[0]).toMatchObject({ clickedId: 'c-1', movedId: 'm-1' });
  expect(untoldPushes(records, 'season')).toEqual([]);
});

test('nothing is reported twice and at most five are kept, whatever the order of clicks and reports', () => {
  const step = fc.record({
    id: fc.constantFrom('1', '2', '3', '4', '5', '6', '7'),
    open: fc.constantFrom('season', 'video', null),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let records: readonly PushRecord[] = [];
      let reported = 0;
      for (const { id, open } of steps) {
        records = rememberPush(records, followed(id));
        for (const { kind, record } of untoldPushes(records, open))
          records = markReported(records, record, kind, `${(reported += 1)}`);
        expect(records.length).toBeLessThanOrEqual(MAX_PUSH_RECORDS);
        expect(untoldPushes(records, open)).toEqual([]);
        expect(new Set(records.map(({ referenceId }) => referenceId)).size).toBe(records.length);
      }
    }),
  );
});

describe('an address says whose it is', () => {
  const reference = { referenceId: 'e-12', referenceType: 'episode' };

  test.each(['/en_us/season/1', '/en_us/search/?q=moon', '/en_us/plan?type=annual#faq'])('%s', (path) => {
    const named = pushPath(path, reference);
    expect(named).toContain('ref_id=e-12');
    expect(pushIn(named)).toEqual({ ...reference, path: path.split('#')[0] });
  });

  test.each(['/en_us/season/1', '/x?ref_id=1', '/x?ref_type=1', '/x?ref_id=&ref_type=a', '/x?ref_id=a%20b&ref_type=a', ''])(
    '%s names none',
    (address) => {
      expect(pushIn(address)).toBeNull();
    },
  );
});

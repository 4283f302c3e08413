import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GuideCell } from './guide-days.ts';
import { cellAt, moveInGuide, moveInList } from './guide-moves.ts';

const cell = (at: number, minutes: number) => ({ at, minutes, clock: at }) as GuideCell;
/** From a day with a gap at noon, over an empty one, to one with a long film. */
const ROWS = [
  { cells: [cell(360, 60), cell(420, 90), cell(800, 60)] },
  { cells: [] },
  { cells: [cell(0, 60), cell(400, 300), cell(700, 30)] },
];
const go = (row: number, index: number, ...keys: Parameters<typeof moveInGuide>[2][]) => {
  const start = { row, cell: index, anchor: ROWS[row]?.cells[index]?.at ?? 0 };
  const { row: endRow, cell: endCell } = keys.reduce((focus, key) => moveInGuide(ROWS, focus, key), start);
  return [endRow, endCell];
};

test('Up and Down keep the time of day, however long the programs between are', () => {
  expect(go(0, 1, 'ArrowDown')).toEqual([2, 1]);
  expect(go(0, 0, 'ArrowDown', 'ArrowUp')).toEqual([0, 0]);
  expect(go(2, 1, 'ArrowUp', 'ArrowDown')).toEqual([2, 1]);
  expect([go(0, 1, 'ArrowUp'), go(2, 1, 'ArrowDown')]).toEqual([
    [0, 1],
    [2, 1],
  ]);
});

test('Left and Right go to the neighbors and across midnight', () => {
  expect(go(0, 0, 'ArrowRight', 'ArrowRight')).toEqual([0, 2]);
  expect(go(0, 2, 'ArrowRight')).toEqual([2, 0]);
  expect(go(2, 0, 'ArrowLeft')).toEqual([0, 2]);
  expect([go(0, 0, 'ArrowLeft'), go(2, 2, 'ArrowRight')]).toEqual([
    [0, 0],
    [2, 2],
  ]);
  expect([go(0, 1, 'Home'), go(0, 1, 'End')]).toEqual([
    [0, 0],
    [0, 2],
  ]);
});

test('a time without a program selects the nearest program', () => {
  const cells = ROWS[0]?.cells ?? [];
  expect([0, 480, 600, 700, 1439].map((minute) => cellAt(cells, minute))).toEqual([0, 1, 1, 2, 2]);
  expect(cellAt([], 600)).toBe(-1);
});

test('in a list of one day Up and Down move through it and never out of it', () => {
  const at = (index: number) => ({ row: 0, cell: index, anchor: 0 });
  expect(moveInList(ROWS, at(0), 'ArrowDown')).toMatchObject({ row: 0, cell: 1 });
  expect(moveInList(ROWS, at(1), 'ArrowUp')).toMatchObject({ row: 0, cell: 0 });
  expect(moveInList(ROWS, at(2), 'ArrowDown')).toEqual(at(2));
  expect(moveInList(ROWS, at(1), 'End')).toMatchObject({ row: 0, cell: 2 });
});

test('no sequence of keys in any guide leaves its cells', () => {
  const row = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 6 }).map((lengths) => {
    let at = 0;
    const cells = lengths.map((minutes) => {
      at += minutes;
      return cell(at - minutes, minutes);
    });
    return { cells };
  });
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End' as const);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 7 }), fc.array(key, { maxLength: 30 }), (rows, keys) => {
      const first = rows.findIndex(({ cells }) => cells.length > 0);
      fc.pre(first >= 0);
      let focus = { row: first, cell: 0, anchor: 0 };
      for (const pressed of keys) focus = moveInGuide(rows, focus, pressed as 'Home');
      return rows[focus.row]?.cells[focus.cell] !== undefined;
    }),
  );
});

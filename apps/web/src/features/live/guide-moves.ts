import type { GuideDay } from './guide-days.ts';

/** A cell of the guide: its row and its place in it. */
export interface GuidePlace {
  readonly row: number;
  readonly cell: number;
}

/** Where the focus is, and the time of day that Up and Down keep, in minutes. */
export interface GuideFocus extends GuidePlace {
  readonly anchor: number;
}

export type GuideKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

type Rows = readonly Pick<GuideDay, 'cells'>[];

/** The cell of a row at a minute of the day, or the nearest one. -1 in an empty row. */
export const cellAt = (cells: GuideDay['cells'], minute: number): number => {
  let [nearest, distance] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, { clock, minutes }] of cells.entries()) {
    const away = Math.max(clock - minute, minute - (clock + minutes) + 1, 0);
    if (away < distance) [nearest, distance] = [index, away];
  }
  return nearest;
};

const focusOn = (rows: Rows, place: GuidePlace): GuideFocus => ({
  ...place,
  anchor: rows[place.row]?.cells[place.cell]?.clock ?? 0,
});

/** The nearest row in a direction that has something in it. */
const rowBeyond = (rows: Rows, from: number, step: 1 | -1): number | null => {
  for (let row = from + step; row >= 0 && row < rows.length; row += step) if (rows[row]?.cells.length) return row;
  return null;
};

/** Left and Right go from programme to programme and over midnight, Up and Down to what is on at the same time of another day. */
export const moveInGuide = (rows: Rows, focus: GuideFocus, key: GuideKey): GuideFocus => {
  const { row, cell, anchor } = focus;
  const cells = rows[row]?.cells ?? [];
  switch (key) {
    case 'ArrowUp':
    case 'ArrowDown': {
      const target = rowBeyond(rows, row, key === 'ArrowDown' ? 1 : -1);
      return target === null ? focus : { row: target, cell: cellAt(rows[target]?.cells ?? [], anchor), anchor };
    }
    case 'ArrowLeft': {
      if (cell > 0) return focusOn(rows, { row, cell: cell - 1 });
      const before = rowBeyond(rows, row, -1);
      return before === null ? focus : focusOn(rows, { row: before, cell: (rows[before]?.cells.length ?? 1) - 1 });
    }
    case 'ArrowRight': {
      if (cell < cells.length - 1) return focusOn(rows, { row, cell: cell + 1 });
      const after = rowBeyond(rows, row, 1);
      return after === null ? focus : focusOn(rows, { row: after, cell: 0 });
    }
    case 'Home':
      return focusOn(rows, { row, cell: 0 });
    case 'End':
      return focusOn(rows, { row, cell: Math.max(0, cells.length - 1) });
  }
};

/** In a list of one day, Up and Down act as Left and Right in the grid. No key leaves the day. */
export const moveInList = (rows: Rows, focus: GuideFocus, key: GuideKey): GuideFocus => {
  const sideways = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' } as const;
  const moved = moveInGuide(rows, focus, key === 'ArrowUp' || key === 'ArrowDown' ? sideways[key] : key);
  return moved.row === focus.row ? moved : focus;
};

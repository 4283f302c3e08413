import { styleText } from 'node:util';
import type { Line, Verdict } from './line.ts';

const HEADINGS = ['row', 'ours', 'without', 'limit', 'ratio', 'target', '', 'p99 ms', 'CPU µs', 'pressure'];

const COLOURS: Readonly<Record<Verdict, 'green' | 'red' | 'yellow' | 'dim'>> = {
  met: 'green',
  'not met': 'red',
  failed: 'red',
  'too noisy': 'yellow',
  'left out': 'yellow',
  '–': 'dim',
};

const cellsOf = ({
  row,
  ours = '',
  without = '',
  limit = '',
  ratio = '',
  target = '',
  verdict,
  p99 = '',
  cpu = '',
  pressure,
  note,
}: Line): string[] => [
  row,
  ours,
  without,
  limit,
  ratio,
  target,
  verdict,
  p99,
  cpu,
  pressure === undefined || pressure === null ? '' : pressure.toFixed(0),
  ...(note ? [note] : []),
];

/** The report as one table of text. */
export const tableOf = (lines: readonly Line[]): string => {
  const isShown = (column: number): boolean =>
    HEADINGS[column] !== 'without' || lines.some(({ without }) => without !== undefined);
  const shown = <T>(cells: readonly T[]): T[] => cells.filter((_cell, column) => isShown(column));
  const headings = shown(HEADINGS);
  const rows = lines.map((line) => shown(cellsOf(line)));
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((cells) => cells[column]?.length ?? 0)));
  const padded = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  const coloured = rows.map((cells, index) => {
    const verdict = lines[index]?.verdict ?? '–';
    return padded(cells).map((cell, column) => (column === headings.indexOf('') ? styleText(COLOURS[verdict], cell) : cell));
  });
  return [styleText('bold', padded(headings).join('  ')), ...coloured.map((cells) => cells.join('  '))]
    .map((line) => line.trimEnd())
    .join('\n');
};

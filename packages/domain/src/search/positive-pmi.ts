import type { SparseMatrix } from './sparse-matrix.ts';

/** Context distribution smoothing: reduces the bias of PMI towards rare columns (Levy, Goldberg and Dagan 2015, 3.1). */
const SMOOTHING = 0.75;

/**
 * Counts of rows and columns that came together, as positive pointwise mutual information: how much oftener than chance,
 * in natural logarithms times `weight`; what is not oftener than chance is left out.
 */
export const positivePmi = (counts: SparseMatrix, weight = 1): SparseMatrix => {
  const { rows, columns } = counts;
  const ofColumn = new Float64Array(columns);
  for (let at = 0; at < counts.values.length; at += 1) {
    const column = counts.places[at] ?? 0;
    ofColumn[column] = (ofColumn[column] ?? 0) + (counts.values[at] ?? 0);
  }
  let total = 0;
  for (let column = 0; column < columns; column += 1) {
    const smoothed = (ofColumn[column] ?? 0) ** SMOOTHING;
    ofColumn[column] = smoothed;
    total += smoothed;
  }
  const starts = new Int32Array(rows + 1);
  const places = new Int32Array(counts.places.length);
  const values = new Float32Array(counts.values.length);
  let kept = 0;
  for (let row = 0; row < rows; row += 1) {
    const from = counts.starts[row] ?? 0;
    const to = counts.starts[row + 1] ?? 0;
    let ofRow = 0;
    for (let at = from; at < to; at += 1) ofRow += counts.values[at] ?? 0;
    for (let at = from; at < to; at += 1) {
      const column = counts.places[at] ?? 0;
      const information = Math.log(((counts.values[at] ?? 0) * total) / (ofRow * (ofColumn[column] ?? 1)));
      if (!(information > 0)) continue;
      places[kept] = column;
      values[kept] = information * weight;
      kept += 1;
    }
    starts[row + 1] = kept;
  }
  return { rows, columns, starts, places: places.slice(0, kept), values: values.slice(0, kept) };
};

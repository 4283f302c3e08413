/** A matrix of which most is zero, row after row: row r has the entries from starts[r] to starts[r + 1]. */
export interface SparseMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly starts: Int32Array;
  /** The column of each entry, ascending within a row. */
  readonly places: Int32Array;
  readonly values: Float32Array;
}

/** Room for this many entries at first; doubled when it is full. */
const FIRST_ROOM = 1024;

const grown = <T extends Int32Array | Float32Array>(full: T, empty: T): T => {
  empty.set(full);
  return empty;
};

/** Collects counts and makes a matrix of them; what is added twice to one place is summed. Millions of entries take 12 bytes each. */
export const matrixBuilder = (columns: number) => {
  let size = 0;
  let ofRow = new Int32Array(FIRST_ROOM);
  let ofColumn = new Int32Array(FIRST_ROOM);
  let ofValue = new Float32Array(FIRST_ROOM);

  /** The entries in the order of a key, those with the same key as they were. */
  const sorted = (entries: Int32Array, key: Int32Array, keys: number): Int32Array => {
    const next = new Int32Array(keys + 1);
    for (const entry of entries) next[(key[entry] ?? 0) + 1] = (next[(key[entry] ?? 0) + 1] ?? 0) + 1;
    for (let index = 0; index < keys; index += 1) next[index + 1] = (next[index + 1] ?? 0) + (next[index] ?? 0);
    const order = new Int32Array(entries.length);
    for (const entry of entries) {
      const at = next[key[entry] ?? 0] ?? 0;
      order[at] = entry;
      next[key[entry] ?? 0] = at + 1;
    }
    return order;
  };

  return {
    /** Row and column from 0; a row that nothing is added to stays empty. */
    add(row: number, column: number, value: number): void {
      if (!(column >= 0 && column < columns)) throw new RangeError(`column ${column} of ${columns}`);
      if (size === ofRow.length) {
        ofRow = grown(ofRow, new Int32Array(size * 2));
        ofColumn = grown(ofColumn, new Int32Array(size * 2));
        ofValue = grown(ofValue, new Float32Array(size * 2));
      }
      ofRow[size] = row;
      ofColumn[size] = column;
      ofValue[size] = value;
      size += 1;
    },
    build(rows: number): SparseMatrix {
      const entries = Int32Array.from({ length: size }, (_, entry) => entry);
      const order = sorted(sorted(entries, ofColumn, columns), ofRow, rows);
      const starts = new Int32Array(rows + 1);
      const places = new Int32Array(size);
      const values = new Float32Array(size);
      let kept = 0;
      let row = -1;
      for (const entry of order) {
        for (; row < (ofRow[entry] ?? 0); row += 1) starts[row + 1] = kept;
        const column = ofColumn[entry] ?? 0;
        const again = kept > (starts[row] ?? 0) && places[kept - 1] === column;
        if (!again) kept += 1;
        places[kept - 1] = column;
        values[kept - 1] = (values[kept - 1] ?? 0) + (ofValue[entry] ?? 0);
      }
      for (; row < rows; row += 1) starts[row + 1] = kept;
      return { rows, columns, starts, places: places.slice(0, kept), values: values.slice(0, kept) };
    },
  };
};

/** Matrices of the same width, one below the other. */
export const stacked = (matrices: readonly SparseMatrix[]): SparseMatrix => {
  const columns = matrices[0]?.columns ?? 0;
  if (matrices.some((matrix) => matrix.columns !== columns)) throw new RangeError('stacked matrices differ in width');
  const rows = matrices.reduce((sum, matrix) => sum + matrix.rows, 0);
  const size = matrices.reduce((sum, matrix) => sum + matrix.values.length, 0);
  const starts = new Int32Array(rows + 1);
  const places = new Int32Array(size);
  const values = new Float32Array(size);
  let row = 0;
  let at = 0;
  for (const matrix of matrices) {
    places.set(matrix.places, at);
    values.set(matrix.values, at);
    for (let index = 1; index <= matrix.rows; index += 1) starts[row + index] = at + (matrix.starts[index] ?? 0);
    row += matrix.rows;
    at += matrix.values.length;
  }
  return { rows, columns, starts, places, values };
};

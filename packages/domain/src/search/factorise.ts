import type { SparseMatrix } from './sparse-matrix.ts';

/** Vectors of the rows and of the columns of a matrix, one after the other; what came together points the same way. */
export interface Factors {
  readonly dimensions: number;
  readonly rows: Float32Array;
  readonly columns: Float32Array;
}

/** Columns beyond those asked for, which make the subspace truer, and turns through the matrix (Halko, Martinsson and Tropp 2011). */
const OVERSAMPLING = 8;
const TURNS = 3;
/** Rotations of Jacobi's method end when nothing is left off the diagonal; eight sweeps are plenty for symmetric matrices of this size. */
const SWEEPS = 12;
/** Directions whose cosine is smaller are perpendicular as far as the arithmetic can tell. */
const NO_ANGLE = 1e-16;
/** Of what has kept this share of its length nothing was cancelled: a second look finds nothing more (Daniel, Gragg, Kaufman and Stewart 1976). */
const MOSTLY_LEFT = Math.SQRT1_2;
/** What is smaller than this share of the largest is noise of the arithmetic. */
const NOTHING = 1e-7;

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The matrix times `right` (columns × width). */
const times = (matrix: SparseMatrix, right: Float32Array, width: number): Float32Array => {
  const product = new Float32Array(matrix.rows * width);
  for (let row = 0; row < matrix.rows; row += 1) {
    const to = matrix.starts[row + 1] ?? 0;
    for (let at = matrix.starts[row] ?? 0; at < to; at += 1) {
      const value = matrix.values[at] ?? 0;
      const from = (matrix.places[at] ?? 0) * width;
      for (let d = 0; d < width; d += 1)
        product[row * width + d] = (product[row * width + d] ?? 0) + value * (right[from + d] ?? 0);
    }
  }
  return product;
};

/** The transposed matrix times `right` (rows × width). */
const transposedTimes = (matrix: SparseMatrix, right: Float32Array, width: number): Float32Array => {
  const product = new Float32Array(matrix.columns * width);
  for (let row = 0; row < matrix.rows; row += 1) {
    const to = matrix.starts[row + 1] ?? 0;
    for (let at = matrix.starts[row] ?? 0; at < to; at += 1) {
      const value = matrix.values[at] ?? 0;
      const into = (matrix.places[at] ?? 0) * width;
      for (let d = 0; d < width; d += 1) product[into + d] = (product[into + d] ?? 0) + value * (right[row * width + d] ?? 0);
    }
  }
  return product;
};

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let row = 0; row < a.length; row += 1) sum += (a[row] ?? 0) * (b[row] ?? 0);
  return sum;
};

/** Takes out of a column what it has of four others, which are perpendicular to each other: it is read once for all of them. */
const takeOut = (column: Float64Array, a: Float64Array, b: Float64Array, c: Float64Array, d: Float64Array): void => {
  let ofA = 0;
  let ofB = 0;
  let ofC = 0;
  let ofD = 0;
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] ?? 0;
    ofA += value * (a[row] ?? 0);
    ofB += value * (b[row] ?? 0);
    ofC += value * (c[row] ?? 0);
    ofD += value * (d[row] ?? 0);
  }
  for (let row = 0; row < column.length; row += 1)
    column[row] = (column[row] ?? 0) - (ofA * (a[row] ?? 0) + ofB * (b[row] ?? 0) + ofC * (c[row] ?? 0) + ofD * (d[row] ?? 0));
};

/** Makes the columns of a tall matrix perpendicular and of length 1; those that depend on others become zero (Gram and Schmidt, twice). */
const orthonormal = (tall: Float32Array, width: number): void => {
  const height = tall.length / width;
  // Column after column, so that each pass reads memory in its order.
  const columns = Array.from({ length: width }, (_, column) => {
    const values = new Float64Array(height);
    for (let row = 0; row < height; row += 1) values[row] = tall[row * width + column] ?? 0;
    return values;
  });
  const nothing = new Float64Array(height);
  for (const [index, column] of columns.entries()) {
    const before = Math.sqrt(dot(column, column));
    const earlier = (place: number): Float64Array => (place < index ? columns[place] : null) ?? nothing;
    let length = before;
    for (let pass = 0, enough = false; pass < 2 && !enough; pass += 1) {
      const longer = length;
      for (let place = 0; place < index; place += 4)
        takeOut(column, earlier(place), earlier(place + 1), earlier(place + 2), earlier(place + 3));
      length = Math.sqrt(dot(column, column));
      enough = length > longer * MOSTLY_LEFT;
    }
    const scale = length > before * NOTHING && length > 0 ? 1 / length : 0;
    for (let row = 0; row < height; row += 1) {
      column[row] = (column[row] ?? 0) * scale;
      tall[row * width + index] = column[row] ?? 0;
    }
  }
};

/** Eigenvalues and eigenvectors (as columns) of a symmetric matrix, by Jacobi's rotations. */
const eigen = (symmetric: Float64Array, size: number): { readonly values: Float64Array; readonly vectors: Float64Array } => {
  const a = symmetric.slice();
  const vectors = new Float64Array(size * size);
  for (let index = 0; index < size; index += 1) vectors[index * size + index] = 1;
  const rotate = (m: Float64Array, i: number, j: number, c: number, s: number): void => {
    const [x, y] = [m[i] ?? 0, m[j] ?? 0];
    m[i] = c * x - s * y;
    m[j] = s * x + c * y;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) {
        const off = a[p * size + q] ?? 0;
        const [first, second] = [a[p * size + p] ?? 0, a[q * size + q] ?? 0];
        if (Math.abs(off) <= NO_ANGLE * Math.sqrt(Math.abs(first * second))) continue;
        const theta = (second - first) / (2 * off);
        const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        for (let k = 0; k < size; k += 1) rotate(a, k * size + p, k * size + q, c, s);
        for (let k = 0; k < size; k += 1) rotate(a, p * size + k, q * size + k, c, s);
        for (let k = 0; k < size; k += 1) rotate(vectors, k * size + p, k * size + q, c, s);
      }
    }
  }
  return { values: Float64Array.from({ length: size }, (_, index) => a[index * size + index] ?? 0), vectors };
};

/** `tall` (height × width) times the chosen columns of `small` (width × width), each scaled. */
const projected = (
  tall: Float32Array,
  width: number,
  small: Float64Array,
  chosen: readonly { readonly column: number; readonly scale: number }[],
): Float32Array => {
  const height = tall.length / width;
  const count = chosen.length;
  // Those columns one after the other, because each is read for every row.
  const scaled = Float64Array.from({ length: count * width }, (_, at) => {
    const { column = 0, scale = 0 } = chosen[Math.floor(at / width)] ?? {};
    return (small[(at % width) * width + column] ?? 0) * scale;
  });
  const product = new Float32Array(height * count);
  for (let row = 0; row < height; row += 1) {
    for (let d = 0; d < count; d += 1) {
      let sum = 0;
      for (let k = 0; k < width; k += 1) sum += (tall[row * width + k] ?? 0) * (scaled[d * width + k] ?? 0);
      product[row * count + d] = sum;
    }
  }
  return product;
};

/**
 * The best approximation of a matrix by vectors of `dimensions` numbers each, by a randomised singular value decomposition;
 * both sides take the square root of the singular values. The same for the same seed. A matrix of lower rank leaves zeros.
 */
export const factorise = (matrix: SparseMatrix, dimensions: number, seed: number): Factors => {
  const width = dimensions + OVERSAMPLING;
  const random = randomNumbers(seed);
  let right: Float32Array = Float32Array.from({ length: matrix.columns * width }, () => random() * 2 - 1);
  let left = times(matrix, right, width);
  for (let turn = 0; turn < TURNS; turn += 1) {
    orthonormal(left, width);
    right = transposedTimes(matrix, left, width);
    orthonormal(right, width);
    left = times(matrix, right, width);
  }
  orthonormal(left, width);
  // The columns of the matrix as seen from the subspace; their products are small enough for an exact solution.
  const seen = transposedTimes(matrix, left, width);
  const products = new Float64Array(width * width);
  for (let column = 0; column < matrix.columns; column += 1) {
    for (let i = 0; i < width; i += 1) {
      const value = seen[column * width + i] ?? 0;
      if (value === 0) continue;
      for (let j = 0; j < width; j += 1)
        products[i * width + j] = (products[i * width + j] ?? 0) + value * (seen[column * width + j] ?? 0);
    }
  }
  const { values, vectors } = eigen(products, width);
  const order = Array.from(values, (value, column) => ({ column, singular: Math.sqrt(Math.max(0, value)) }))
    .sort((a, b) => b.singular - a.singular || a.column - b.column)
    .slice(0, dimensions);
  const largest = order[0]?.singular ?? 0;
  const scaled = (power: number) =>
    order.map(({ column, singular }) => ({ column, scale: singular > largest * NOTHING ? singular ** power : 0 }));
  return {
    dimensions,
    rows: projected(left, width, vectors, scaled(0.5)),
    columns: projected(seen, width, vectors, scaled(-0.5)),
  };
};

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

/** Makes the columns of a tall matrix perpendicular and of length 1; those that depend on others become zero (Gram and Schmidt, twice). */
const orthonormal = (tall: Float32Array, width: number): void => {
  const height = tall.length / width;
  // Column after column, so that each pass reads memory in its order.
  const columns = Array.from({ length: width }, (_, column) => {
    const values = new Float64Array(height);
    for (let row = 0; row < height; row += 1) values[row] = tall[row * width + column] ?? 0;
    return values;
  });
  const dot = (a: Float64Array, b: Float64Array): number => {
    let sum = 0;
    for (let row = 0; row < height; row += 1) sum += (a[row] ?? 0) * (b[row] ?? 0);
    return sum;
  };
  for (const [index, column] of columns.entries()) {
    const before = Math.sqrt(dot(column, column));
    for (let pass = 0; pass < 2; pass += 1) {
      for (let earlier = 0; earlier < index; earlier += 1) {
        const other = columns[earlier] ?? column;
        const shared = dot(column, other);
        if (shared === 0) continue;
        for (let row = 0; row < height; row += 1) column[row] = (column[row] ?? 0) - shared * (other[row] ?? 0);
      }
    }
    const length = Math.sqrt(dot(column, column));
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
        if (off === 0) continue;
        const theta = ((a[q * size + q] ?? 0) - (a[p * size + p] ?? 0)) / (2 * off);
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
  const product = new Float32Array(height * chosen.length);
  for (let row = 0; row < height; row += 1) {
    for (const [d, { column, scale }] of chosen.entries()) {
      let sum = 0;
      for (let k = 0; k < width; k += 1) sum += (tall[row * width + k] ?? 0) * (small[k * width + column] ?? 0);
      product[row * chosen.length + d] = sum * scale;
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

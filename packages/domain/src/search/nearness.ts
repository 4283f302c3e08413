/** The vectors, one after the other, each brought to length 1; one without direction stays zero. */
export const unitVectors = (vectors: Float32Array, dimensions: number): Float32Array => {
  const units = new Float32Array(vectors.length);
  for (let from = 0; from < vectors.length; from += dimensions) {
    let square = 0;
    for (let d = 0; d < dimensions; d += 1) square += (vectors[from + d] ?? 0) ** 2;
    const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
    for (let d = 0; d < dimensions; d += 1) units[from + d] = (vectors[from + d] ?? 0) * scale;
  }
  return units;
};

/** How near each of the unit vectors is to a unit vector: the cosine, from -1 to 1, in their order. */
export const nearnessTo = (query: Float32Array, vectors: Float32Array): Float32Array => {
  const dimensions = query.length;
  const nearness = new Float32Array(vectors.length / dimensions);
  for (let index = 0; index < nearness.length; index += 1) {
    let sum = 0;
    for (let d = 0; d < dimensions; d += 1) sum += (query[d] ?? 0) * (vectors[index * dimensions + d] ?? 0);
    nearness[index] = sum;
  }
  return nearness;
};

/** A byte per number is enough for a direction, and a quarter of the room. */
const FULL = 127;

/** Unit vectors as signed bytes, to be kept. */
export const packedVectors = (units: Float32Array): Int8Array => {
  const packed = new Int8Array(units.length);
  // Millions of them: an iterator takes ten times as long.
  for (let index = 0; index < packed.length; index += 1) packed[index] = Math.round((units[index] ?? 0) * FULL);
  return packed;
};

/** Unit vectors of what `packedVectors` kept. */
export const unpackedVectors = (bytes: Int8Array, dimensions: number): Float32Array =>
  unitVectors(Float32Array.from(bytes), dimensions);

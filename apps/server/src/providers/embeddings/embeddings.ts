/** Turns texts into vectors whose directions tell what the texts mean. */
export interface Embeddings {
  /** One vector of length 1 for each text, all of the same size; throws where it cannot. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}

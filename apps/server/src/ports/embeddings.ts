/** Text embeddings for semantic search. */
export interface Embeddings {
  /** One unit vector per text, all of one dimension. Throws when the service fails. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}

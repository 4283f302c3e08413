/** The provider was not asked: it has not answered for a while. Nothing was done. */
export class ProviderRests extends Error {
  override readonly name = 'ProviderRests';
  constructor() {
    super('it did not answer the last times, and is left alone for some seconds');
  }
}

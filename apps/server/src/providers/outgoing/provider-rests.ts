/** The circuit is open: the provider was not called. */
export class ProviderRests extends Error {
  override readonly name = 'ProviderRests';
  constructor() {
    super('it did not answer the last times, and is left alone for some seconds');
  }
}

/** Dependencies of gifts besides those of billing. */
export interface GiftDeps {
  /** Code of a gift in its normalized form. */
  readonly codeOf: (giftId: string) => string;
}

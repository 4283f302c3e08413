export interface TvSignInDeps {
  /** A code that chance has chosen. */
  readonly newCode: () => string;
}

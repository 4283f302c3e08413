/** A film or an episode that can be downloaded. */
export interface Downloadable {
  readonly id: string;
  /** With the name of its series, where it has one. */
  readonly title: string;
}

/** What is signed in: a browser, or a television that was signed in by its code. */
export const SESSION_KINDS = ['browser', 'tv'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** What a session knows of its device. */
export interface SessionDevice {
  readonly kind: SessionKind;
  /** What the device calls itself, for people; null where it did not say. */
  readonly name: string | null;
  /** ISO 3166 country in which it was signed in; null where that is not known. */
  readonly country: string | null;
}

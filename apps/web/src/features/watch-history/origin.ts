/** From which collection a title was opened. */
export interface Origin {
  readonly collection: string;
  /** The title of the card, or the content that plays. */
  readonly titleId: string;
}

/** Newest first. */
export type OriginTrail = readonly Origin[];

/** How many are remembered (CA-83). */
const LENGTH = 10;
/** The longest name that a report of a playback takes. */
const MAX_ORIGIN_LENGTH = 60;

/** The origin of whatever was reached by an address from elsewhere (RT-104). */
export const DEEP_LINK = 'deeplink';

/** Adds the origin of a title. Opening it again moves it to the front. */
export const withOrigin = (trail: OriginTrail, { collection, titleId }: Origin): OriginTrail =>
  [{ collection: collection.slice(0, MAX_ORIGIN_LENGTH), titleId }, ...trail.filter((one) => one.titleId !== titleId)].slice(
    0,
    LENGTH,
  );

/** The collection through which one of these was opened last, or null. */
export const originAmong = (trail: OriginTrail, titleIds: readonly string[]): string | null =>
  trail.find(({ titleId }) => titleIds.includes(titleId))?.collection ?? null;

const isOrigin = (value: unknown): value is Origin =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Origin).collection === 'string' &&
  typeof (value as Origin).titleId === 'string';

/** What a storage holds, as far as it is a trail. */
export const originTrailIn = (stored: unknown): OriginTrail => (Array.isArray(stored) ? stored.filter(isOrigin) : []);

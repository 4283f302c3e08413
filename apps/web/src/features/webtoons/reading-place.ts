import type { Anchor } from './anchor.ts';
import type { PlaceView, StripView } from './read-view.ts';

/** A panel on a page that may hold several episodes. */
export const toBox = (episodeId: string, panelId: string): string => `${episodeId}/${panelId}`;
/** Name of the area after the last panel of an episode. */
export const findEnd = (episodeId: string): string => `${episodeId}/`;

export interface ReadingPlace {
  readonly strip: StripView;
  /** Index of the panel. Past the end it stays on the last one. */
  readonly index: number;
  readonly place: PlaceView;
  /** Past the last panel. */
  readonly ended: boolean;
}

/** Place of an anchor in the page's episodes. Null when it is in none. */
export const readingPlace = (strips: readonly StripView[], { name, fraction }: Anchor): ReadingPlace | null => {
  const [episodeId, panelId = ''] = name.split('/');
  const strip = strips.find(({ id }) => id === episodeId);
  const last = strip?.panels.at(-1);
  if (!strip || !last) return null;
  if (panelId === '') return { strip, index: strip.panels.length - 1, place: { panelId: last.id, fraction: 1 }, ended: true };
  const index = strip.panels.findIndex(({ id }) => id === panelId);
  return index < 0 ? null : { strip, index, place: { panelId, fraction }, ended: false };
};

/** From 0 to 1, counted in panels as the server does. */
export const shareRead = ({ strip, index, place }: ReadingPlace): number => (index + place.fraction) / strip.panels.length;

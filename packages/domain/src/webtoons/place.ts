import type { Panel } from './panel.ts';

/** Reading position: a panel, and the fraction of it (0 to 1) above mid-window. Survives resizing (WT-09). */
export interface Place {
  readonly panelId: string;
  readonly fraction: number;
}

/** Nominal seconds per panel: gives history and progress bars one unit for films and webtoons. */
export const SECONDS_A_PANEL = 4;

/** Nominal reading time of an episode, in seconds. */
export const readingSeconds = (panels: readonly Pick<Panel, 'id'>[]): number => panels.length * SECONDS_A_PANEL;

/** Position at a reading time in seconds. Null without panels. */
export const placeAt = (panels: readonly Pick<Panel, 'id'>[], seconds: number): Place | null => {
  const within = Math.min(Math.max(0, seconds / SECONDS_A_PANEL), panels.length);
  const index = Math.min(Math.floor(within), panels.length - 1);
  const panel = panels[index];
  return panel ? { panelId: panel.id, fraction: within - index } : null;
};

/**
 * Where reading resumes: the stored place, as long as the strip still has its panel and the last panel was not reached,
 * else the top (null). Unlike a film, a strip does not restart at 90 %: the last tenth is worth coming back to.
 */
export const resumePlace = (panels: readonly Pick<Panel, 'id'>[], stored: Place | null): Place | null => {
  const index = stored ? panels.findIndex(({ id }) => id === stored.panelId) : -1;
  return index < 0 || index === panels.length - 1 ? null : stored;
};

/** Reading time up to a position, in whole seconds. Null for an unknown panel. */
export const secondsAt = (panels: readonly Pick<Panel, 'id'>[], { panelId, fraction }: Place): number | null => {
  const index = panels.findIndex(({ id }) => id === panelId);
  return index < 0 ? null : Math.round((index + Math.min(1, Math.max(0, fraction))) * SECONDS_A_PANEL);
};

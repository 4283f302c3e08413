import type { Panel } from '@madang/domain/webtoons/panel.ts';

export interface Strips {
  /** The panels of an episode in order, or null while it has no strip. */
  find(episodeId: string): Promise<readonly Panel[] | null>;
}

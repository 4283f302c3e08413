import type { Episode } from '@madang/contract/catalog/catalog.contract.ts';
import type { Client } from '@madang/contract/client.ts';
import type { Balloon, Panel } from '@madang/contract/webtoons/webtoons.contract.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { type NoAccess, toNoAccess } from '#app/features/playback/index.ts';
import { pickText } from '#app/shell/language.ts';
import type { BalloonView, EpisodeLink, PanelView, StripView } from './read-view.ts';

const presentBalloon = (balloon: Balloon, language: Language): BalloonView => ({
  ...balloon,
  speaker: balloon.speaker && pickText(language, balloon.speaker),
  words: pickText(language, balloon.words),
});

const presentPanel = (panel: Panel, language: Language): PanelView => ({
  ...panel,
  alt: pickText(language, panel.alt),
  balloons: panel.balloons.map((balloon) => presentBalloon(balloon, language)),
});

const presentLink = ({ id, meta, state, start_date, policy_range, image }: Episode, language: Language): EpisodeLink => ({
  id,
  number: meta.episode_number,
  title: pickText(language, meta.title),
  state,
  airs: start_date,
  range: policy_range,
  image,
});

interface StripRequest {
  readonly id: string;
  readonly language: Language;
  /** By the end of the episode before. */
  readonly following: boolean;
}

/** Loads a strip. A refusal is returned, and so is an outage. */
export const readStrip = async (api: Client, { id, language, following }: StripRequest): Promise<StripView | NoAccess> => {
  try {
    const answer = await api.getStrip({ id, ...(following && { from: 'auto-next' }) });
    return {
      kind: 'reads',
      id,
      playbackId: answer.playback_id,
      number: answer.content.meta.episode_number,
      title: pickText(language, answer.content.meta.title),
      panels: answer.panels.map((panel) => presentPanel(panel, language)),
      base: answer.base,
      place: answer.place && { panelId: answer.place.panel_id, fraction: answer.place.fraction },
      previous: answer.previous && presentLink(answer.previous, language),
      next: answer.next && presentLink(answer.next, language),
    };
  } catch (error) {
    return toNoAccess(error);
  }
};

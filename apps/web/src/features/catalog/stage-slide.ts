import type { Client } from '@madang/contract/client.ts';
import type { Card, Content } from '@madang/contract/catalog/catalog.contract.ts';
import { isFree } from '@madang/domain/catalog/policy-range.ts';
import type { WatchingView } from '#app/features/watch-history/index.ts';
import { pickText } from '#app/shell/language.ts';
import { type CardView, presentCardView, type CardReader } from './card-view.ts';
import { shortenSynopsis } from './shorten-synopsis.ts';

/** The name of the slides among the written parts of a page. */
export const STAGE_FRAGMENT = 'stage';

/** A title on the stage of home. */
export interface StageSlide extends CardView {
  readonly year: number;
  readonly synopsis: string;
  readonly keywords: readonly string[];
  /** Target of Play. Null when nothing can be played yet. */
  readonly play: {
    readonly id: string;
    readonly season: number | null;
    readonly episode: number | null;
    /** Begun by this profile. */
    readonly begun: boolean;
    /** The first episode is free and the others are not. */
    readonly invites: boolean;
  } | null;
}

const playOf = async (api: Client, content: Content, reader: CardReader): Promise<StageSlide['play']> => {
  if (content.state !== 'ready' || content.detail_type === 'webtoon') return null;
  if (content.detail_type !== 'season') return { id: content.id, season: null, episode: null, begun: false, invites: false };
  const [first] = (await api.listEpisodes({ id: content.id, limit: 1 })).objects;
  if (!first) return null;
  const invites = !reader.entitled && isFree(first.policy_range) && !isFree(content.policy_range);
  return { id: first.id, season: content.season, episode: first.meta.episode_number, begun: false, invites };
};

/** Loads what a card lacks: the synopsis and the target of Play. */
export const stageSlide = async (api: Client, card: Card, reader: CardReader): Promise<StageSlide> => {
  const content = await api.getContent({ id: card.id });
  return {
    ...presentCardView(card, reader),
    year: content.year,
    synopsis: shortenSynopsis(pickText(reader.language, content.synopsis), reader.language),
    keywords: content.keywords.slice(0, 2).map((keyword) => pickText(reader.language, keyword)),
    play: await playOf(api, content, reader),
  };
};

/** The slide for a viewer with titles in progress: Play resumes this title if it is one of them. */
export const goingOn = (slide: StageSlide, watching: readonly WatchingView[]): StageSlide => {
  const item = watching.find(({ titleId }) => titleId === slide.id);
  if (!item) return slide;
  const { id, season, episode, position } = item;
  return { ...slide, play: { id, season, episode, begun: position > 0, invites: false } };
};

import type { Content } from '@madang/contract/catalog/catalog.contract.ts';
import { BCP47, type Language } from '@madang/domain/shared/language.ts';
import { pickText } from '#app/shell/language.ts';
import type { Visitor } from '../../../../render';
import { play } from './play.ts';
import type { NoAccess } from '../access/no-access.ts';
import type { PlaybackView, WatchView } from './watch-view.ts';

const BY_STATE = { preparing: 'CONTENT_PREPARING', coming_soon: 'CONTENT_COMING_SOON', expired: 'CONTENT_EXPIRED' } as const;

/** An unavailable title is refused without a play call (PL-35). */
const playbackOf = async (
  visitor: Pick<Visitor, 'api'>,
  content: Content,
  language: Language,
  following: boolean,
): Promise<PlaybackView | NoAccess> =>
  content.state === 'ready'
    ? play(visitor.api, { contentId: content.id, language, following })
    : { kind: 'refused', refusal: BY_STATE[content.state] };

/** The page of a video with the answer of its play call, so that the film begins with the page. */
export const loadWatch = async (
  visitor: Pick<Visitor, 'api' | 'session' | 'country'>,
  language: Language,
  id: string,
  following: boolean,
): Promise<WatchView> => {
  const content = await visitor.api.getContent({ id });
  const [playback, work] = await Promise.all([
    playbackOf(visitor, content, language, following),
    content.parent_id === null ? content : visitor.api.getContent({ id: content.parent_id }),
  ]);
  const profile = visitor.session?.profile ?? null;
  return {
    id,
    title: pickText(language, content.meta.title),
    work: { id: work.id, detailType: work.detail_type, title: pickText(language, work.meta.title), image: work.image },
    season: work.season,
    episode: content.type === 'episode' ? content.meta.episode_number : null,
    description: pickText(language, content.synopsis),
    range: content.policy_range,
    airs: content.start_date,
    country: visitor.country,
    countries: content.availability.countries,
    image: content.image,
    signedIn: visitor.session !== null,
    profile: profile && { id: profile.id, subtitles: BCP47[profile.subtitle_lang] },
    following,
    playback,
  };
};

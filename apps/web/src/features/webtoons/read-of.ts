import type { Content } from '@madang/contract/catalog/catalog.contract.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { pickText } from '#app/shell/language.ts';
import type { Visitor } from '../../../render';
import { readStrip } from './read-strip.ts';
import type { NoAccess } from '#app/features/playback/index.ts';
import type { ReadView, StripView } from './read-view.ts';

const BY_STATE = { preparing: 'CONTENT_PREPARING', coming_soon: 'CONTENT_COMING_SOON', expired: 'CONTENT_EXPIRED' } as const;

interface ReadRequest {
  readonly id: string;
  readonly language: Language;
  readonly following: boolean;
  readonly savesData: boolean;
}

/** An unavailable episode is refused without a call for its strip. */
const stripOf = async (visitor: Visitor, content: Content, request: ReadRequest): Promise<StripView | NoAccess> =>
  content.state === 'ready' ? readStrip(visitor.api, request) : { kind: 'refused', refusal: BY_STATE[content.state] };

/** The page of an episode with its strip, so that reading begins with the page. Null for what is no episode of a webtoon. */
export const loadRead = async (visitor: Visitor, request: ReadRequest): Promise<ReadView | null> => {
  const { id, language, following, savesData } = request;
  const content = await visitor.api.getContent({ id });
  if (content.detail_type !== 'webtoon' || content.parent_id === null) return null;
  const [strip, webtoon] = await Promise.all([
    stripOf(visitor, content, request),
    visitor.api.getContent({ id: content.parent_id }),
  ]);
  return {
    id,
    number: content.meta.episode_number,
    title: pickText(language, content.meta.title),
    description: pickText(language, content.synopsis),
    webtoon: {
      id: webtoon.id,
      title: pickText(language, webtoon.meta.title),
      finished: webtoon.rhythm === 'finished',
      image: webtoon.image,
    },
    range: content.policy_range,
    airs: content.start_date,
    country: visitor.country,
    countries: content.availability.countries,
    image: content.image,
    profileId: visitor.session?.profile?.id ?? null,
    savesData,
    following,
    strip,
  };
};

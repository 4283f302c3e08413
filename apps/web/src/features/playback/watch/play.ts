import type { Episode } from '@madang/contract/catalog/catalog.contract.ts';
import type { Client } from '@madang/contract/client.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { pickText } from '#app/shell/language.ts';
import { type NoAccess, toNoAccess } from '../access/no-access.ts';
import type { NextView, PlaybackView } from './watch-view.ts';

const presentNext = ({ id, meta, image }: Episode, language: Language): NextView => ({
  id,
  title: pickText(language, meta.title),
  titleKo: meta.title.ko,
  number: meta.episode_number,
  seconds: meta.duration,
  image,
});

interface PlayRequest {
  readonly contentId: string;
  readonly language: Language;
  readonly following: boolean;
}

/** The play call (PL-09). A refusal is returned, and so is an outage (PL-38). */
export const play = async (api: Client, { contentId, language, following }: PlayRequest): Promise<PlaybackView | NoAccess> => {
  try {
    const answer = await api.playVideo({ content_id: contentId, ...(following && { from: 'auto-next' }) });
    return { ...answer, kind: 'plays', next: answer.next && presentNext(answer.next, language) };
  } catch (error) {
    return toNoAccess(error);
  }
};

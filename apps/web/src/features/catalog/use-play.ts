import { useNavigate } from 'react-router';
import { useWatching } from '#app/features/watch-history/index.ts';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useCall } from '#app/platform/use-call.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CardView } from './card-view.ts';

/** What plays when a title is played: where the profile stopped, else the film itself or the first episode. */
export const firstToPlay = async (card: Pick<CardView, 'id' | 'detailType'>): Promise<string | null> => {
  if (card.detailType !== 'season') return card.id;
  const { objects } = await api.listEpisodes({ id: card.id, limit: 1 });
  return objects[0]?.id ?? null;
};

/** Plays a title from its card. Null when there is nothing to play (PL-35). */
export const usePlay = (card: CardView): { readonly busy: boolean; readonly start: () => void } | null => {
  const { language } = useWords();
  const navigate = useNavigate();
  const apologize = useApology();
  const watching = useWatching(card.id);
  const { busy, run } = useCall();

  const start = async () => {
    const id = watching?.id ?? (await firstToPlay(card));
    if (id !== null) await navigate(paths.video(language, id, card.title));
  };
  const playable = card.detailType !== 'webtoon' && !['preparing', 'coming_soon', 'expired'].includes(card.mark ?? '');
  return playable ? { busy, start: () => void run(start, { onFailure: apologize }) } : null;
};

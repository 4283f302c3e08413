import { fill } from '@madang/i18n/fill.ts';
import { playbackWords } from '@madang/i18n/parts/playback.ts';
import { detailPath, paths } from '#app/paths.ts';
import { stillSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import { useArrival } from '#app/features/watch-history/index.ts';
import { AccessPrompt } from '../access/AccessPrompt.tsx';
import { usePlayback } from './use-playback.ts';
import { WatchPlayer } from './WatchPlayer.tsx';
import type { WatchView } from './watch-view.ts';

/** Part of the work, below its name. Null for a film. */
export const useLine = ({ id, work, season, episode, title }: WatchView): string | null => {
  const { playback, catalog } = useWords(playbackWords).words;
  if (work.id === id) return null;
  if (episode === null) return title;
  const place = { season: season ?? 1, episode };
  const hasName = title !== fill(catalog.episode, { number: episode });
  return hasName ? fill(playback.lines.seasonEpisodeTitle, { ...place, title }) : fill(playback.lines.seasonEpisode, place);
};

/** The film, or what has to happen before it plays. */
export function Watch({ watch }: { watch: WatchView }) {
  const { playback, renew, refuse } = usePlayback(watch);
  const { words, language } = useWords(playbackWords);
  const line = useLine(watch);
  useArrival(watch.work.id);
  if (playback.kind === 'plays')
    return <WatchPlayer watch={watch} playback={playback} line={line} onRetry={renew} onRefused={refuse} />;
  const { work } = watch;
  return (
    <AccessPrompt
      refused={playback}
      content={watch}
      prompts={words.playback.prompts}
      picture={stillSource(watch.image)}
      line={line === null ? work.title : `${work.title} · ${line}`}
      here={paths.video(language, watch.id, watch.title)}
      work={{
        href: detailPath(language, { id: work.id, detail_type: work.detailType }, work.title),
        words: words.playback.actions.toTitle,
      }}
      onRetry={renew}
    />
  );
}

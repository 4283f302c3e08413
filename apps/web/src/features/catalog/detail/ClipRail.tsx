import { fill } from '@madang/i18n/fill.ts';
import { formatDuration, formatPercent } from '@madang/i18n/format.ts';
import { detailWords } from '@madang/i18n/parts/detail.ts';
import { Badge } from '@madang/ui/Badge.tsx';
import { Rail } from '@madang/ui/Rail.tsx';
import { StillCard } from '@madang/ui/StillCard.tsx';
import { paths } from '#app/paths.ts';
import { stillSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import type { PlayableView } from './detail-view.ts';

/** Trailers, teasers, specials and what else belongs to a title, in the order of their kinds (PL-06). */
export function ClipRail({ clips }: { clips: readonly PlayableView[] }) {
  const { words } = useWords(detailWords);
  return (
    <Rail title={words.detail.sections.clips} shape="still" step={PAGE_SIZES.episodeRail}>
      {clips.map((clip) => (
        <ClipCard key={clip.id} clip={clip} />
      ))}
    </Rail>
  );
}

function ClipCard({ clip }: { clip: PlayableView }) {
  const { words, language, locale } = useWords();
  const share = clip.watched ? (clip.watched.finished ? 1 : clip.watched.position / clip.seconds) : 0;
  return (
    <StillCard
      href={paths.video(language, clip.id, clip.title)}
      title={clip.title}
      meta={formatDuration(words.time, clip.seconds)}
      picture={stillSource(clip.image)}
      badge={clip.state !== 'ready' && <Badge tone="quiet">{words.catalog.states[clip.state]}</Badge>}
      progress={
        share > 0
          ? { value: share, label: fill(words.watchHistory.watched, { percent: formatPercent(locale, share) }) }
          : undefined
      }
      playable={clip.state === 'ready'}
      dimmed={clip.state === 'expired'}
    />
  );
}

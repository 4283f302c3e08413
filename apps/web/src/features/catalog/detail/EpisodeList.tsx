import { fill } from '@madang/i18n/fill.ts';
import { formatList } from '@madang/i18n/format-list.ts';
import { detailWords } from '@madang/i18n/parts/detail.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { ChipLink } from '@madang/ui/Chip.tsx';
import { useLocation } from 'react-router';
import { useWords } from '#app/shell/words.tsx';
import type { DetailView, OpenEpisodePage } from './detail-view.ts';
import styles from './EpisodeList.module.css';
import { EPISODES_AT_A_TIME, listEpisodePages } from './episode-pages.ts';
import { EpisodeRow } from './EpisodeRow.tsx';
import { listWeekdays } from './rhythm.ts';
import { Section } from './Section.tsx';

interface EpisodeListProps {
  page: OpenEpisodePage;
  detail: Pick<DetailView, 'rhythm' | 'offer' | 'state' | 'title'>;
}

/** Twenty episodes, with the way to those before and after (PL-05). */
export function EpisodeList({ page, detail: { rhythm, offer, state, title } }: EpisodeListProps) {
  const { words } = useWords(detailWords);
  const { pathname } = useLocation();
  const pages = page.episodes.length < page.total ? listEpisodePages(page.total) : [];
  const open = Math.floor(page.offset / EPISODES_AT_A_TIME);
  const later = pages[open + 1];
  const href = (first: number) => `${pathname}?episode=${first}`;
  const currentId = offer?.kind === 'play' ? offer.id : null;
  const airing = state === 'ready' && page.episodes.some((episode) => episode.state === 'coming_soon');
  return (
    <Section id="episodes" title={words.detail.sections.episodes} note={airing ? <Rhythm rhythm={rhythm} /> : undefined}>
      {pages.length > 1 && (
        <div className={styles.pages}>
          {pages.map(({ first, last }, index) => (
            <ChipLink key={first} href={href(first)} selected={index === open}>
              <span aria-hidden="true">
                {first}–{last}
              </span>
              <span className={styles.hiddenText}>{fill(words.detail.episodeRange, { first, last })}</span>
            </ChipLink>
          ))}
        </div>
      )}
      <ol className={styles.list} start={page.offset + 1}>
        {page.episodes.map((episode) => (
          <EpisodeRow
            key={episode.id}
            episode={episode}
            work={title}
            current={episode.id === currentId}
            stateKnown={episode.state === state && state !== 'coming_soon'}
          />
        ))}
      </ol>
      {later && (
        <ButtonLink href={href(later.first)} variant="outline" full className={styles.later}>
          {fill(words.detail.later, { first: later.first, last: later.last })}
        </ButtonLink>
      )}
    </Section>
  );
}

/** The weekdays on which the next ones come. */
function Rhythm({ rhythm }: { rhythm: string | null }) {
  const { words, locale } = useWords(detailWords);
  if (rhythm === 'daily') return fill(words.detail.newEpisodes, { days: words.detail.weekdays });
  const days = listWeekdays(rhythm, locale);
  return days.length > 0 ? fill(words.detail.newEpisodes, { days: formatList(locale, days) }) : null;
}

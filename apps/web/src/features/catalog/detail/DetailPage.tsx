import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { detailWords } from '@madang/i18n/parts/detail.ts';
import { DownloadsProvider } from '#app/features/downloads/index.ts';
import { FavoritesProvider } from '#app/features/favorites/index.ts';
import { useArrival } from '#app/features/watch-history/index.ts';
import { useWords } from '#app/shell/words.tsx';
import { DetailOverlay } from '../DetailOverlay.tsx';
import { BackLink } from './BackLink.tsx';
import { CastList } from './CastList.tsx';
import { ClipRail } from './ClipRail.tsx';
import { DetailHero } from './DetailHero.tsx';
import styles from './DetailPage.module.css';
import type { DetailView } from './detail-view.ts';
import { EpisodeList } from './EpisodeList.tsx';
import { FactList } from './FactList.tsx';
import { RelatedRail } from './RelatedRail.tsx';
import { SectionLinks } from './SectionLinks.tsx';

interface DetailPageProps {
  detail: DetailView;
  /** Where no header offers the way back. */
  bare?: boolean;
}

/** The page of a series, a film or a webtoon. Sections without content are left out (PL-06, RT-148). */
export function DetailPage({ detail, bare = true }: DetailPageProps) {
  const { words } = useWords(detailWords, webtoonWords);
  const { episodes, clips, cast, related, shelf, fromWebtoon, webtoons } = detail;
  const { sections } = words.detail;
  useArrival(detail.id);
  const links = [
    episodes && { id: 'episodes', label: sections.episodes },
    cast.length > 0 && { id: 'cast', label: sections.cast },
    { id: 'details', label: sections.details },
    clips.length > 0 && { id: 'clips', label: sections.clips },
    related.length > 0 && { id: 'related', label: sections.related },
  ].filter((link) => link !== false && link !== null);
  const castList = cast.length > 0 && <CastList cast={cast} wide={!episodes} />;
  return (
    <FavoritesProvider key={detail.id} ids={shelf}>
      <DownloadsProvider>
        <DetailOverlay>
          <article className={styles.page}>
            {bare && <BackLink webtoon={fromWebtoon} />}
            <DetailHero detail={detail} />
            <SectionLinks links={links} />
            <div className={styles.columns}>
              {episodes ? <EpisodeList page={episodes} detail={detail} /> : castList}
              <div className={styles.aside}>
                {episodes && castList}
                <FactList detail={detail} />
              </div>
            </div>
            {clips.length > 0 && (
              <div id="clips" className={styles.rail}>
                <ClipRail clips={clips} />
              </div>
            )}
            {related.length > 0 && (
              <div id="related" className={styles.rail}>
                <RelatedRail related={related} query={detail.detailType === 'webtoon' ? { fromWebtoon: detail.id } : undefined} />
              </div>
            )}
            {webtoons.length > 0 && (
              <div id="webtoons" className={styles.rail}>
                <RelatedRail related={webtoons} title={words.webtoons.related} />
              </div>
            )}
          </article>
        </DetailOverlay>
      </DownloadsProvider>
    </FavoritesProvider>
  );
}

import { detailWords } from '@madang/i18n/parts/detail.ts';
import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { fill, plural } from '@madang/i18n/fill.ts';
import { formatDuration } from '@madang/i18n/format.ts';
import { Badge } from '@madang/ui/Badge.tsx';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { DownloadButton } from '#app/features/downloads/index.ts';
import { FavoriteIconButton } from '#app/features/favorites/index.ts';
import { LikeButton } from '#app/features/likes/index.ts';
import { detailPath } from '#app/paths.ts';
import { heroSource, logoSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import { FactLine } from '../FactLine.tsx';
import styles from './DetailHero.module.css';
import type { DetailView } from './detail-view.ts';
import { PlayButton, PlayProgress } from './PlayButton.tsx';
import { ShareButton } from './ShareButton.tsx';

/** The title on its own picture, what it is, and what one can do with it. */
export function DetailHero({ detail }: { detail: DetailView }) {
  const { words, language } = useWords(webtoonWords);
  const { id, title, offer, season, drama } = detail;
  return (
    <header className={styles.hero}>
      <Picture alt="" sizes="100vw" priority className={styles.art} {...heroSource(detail.image)} />
      <div className={styles.content}>
        <h1 className={styles.title}>
          <span aria-hidden="true" className={styles.lettering}>
            <Picture
              alt={title}
              sizes="(min-width: 1024px) 400px, 260px"
              priority
              className={styles.logo}
              {...logoSource(detail.image)}
            />
          </span>
          {/* The lettering is in Korean and English, so English readers see the title only once. */}
          <span className={language === 'en_us' ? styles.hiddenText : styles.name}>{title}</span>
        </h1>
        <Facts detail={detail} />
        <p className={styles.synopsis}>{detail.synopsis}</p>
        <div className={styles.actions}>
          {offer && <PlayButton offer={offer} season={season} detailType={detail.detailType} />}
          {drama && (
            <ButtonLink
              variant="secondary"
              icon="play"
              href={detailPath(language, { ...drama, detail_type: drama.detailType }, drama.title, { fromWebtoon: id })}
            >
              {fill(words.webtoons.drama, { title: drama.title })}
            </ButtonLink>
          )}
          <div className={styles.round}>
            <FavoriteIconButton id={id} title={title} variant="veil" size="large" />
            <LikeButton id={id} title={title} variant="veil" size="large" />
            <ShareButton detail={detail} />
            {detail.detailType === 'media' && detail.state === 'ready' && (
              <DownloadButton what={{ id, title }} variant="veil" size="large" />
            )}
          </div>
        </div>
        {offer && <PlayProgress offer={offer} detailType={detail.detailType} />}
      </div>
    </header>
  );
}

export function Facts({ detail }: { detail: DetailView }) {
  const { words, locale } = useWords();
  const { catalog, time } = words;
  const length =
    detail.episodeCount > 0 ? plural(locale, catalog.episodes, detail.episodeCount) : formatDuration(time, detail.seconds);
  const isWebtoon = detail.detailType === 'webtoon';
  const status = isWebtoon && (detail.rhythm === 'ongoing' || detail.rhythm === 'finished') && detail.rhythm;
  const facts = [
    String(detail.year),
    (detail.seconds > 0 || detail.episodeCount > 0) && length,
    detail.season !== null && detail.season > 1 && fill(catalog.season, { number: detail.season }),
    ...detail.genres.slice(0, 3).map((genre) => catalog.genres[genre]),
    !isWebtoon && detail.broadcaster,
  ].filter((fact) => fact !== false);
  return <FactLine rating={detail.rating} badge={status && <Status rhythm={status} />} facts={facts} className={styles.facts} />;
}

/** Whether a webtoon goes on (WT-02, WT-03). */
function Status({ rhythm }: { rhythm: 'ongoing' | 'finished' }) {
  const { webtoonStatus } = useWords(detailWords).words.detail;
  return <Badge tone={rhythm === 'ongoing' ? 'new' : 'free'}>{webtoonStatus[rhythm]}</Badge>;
}

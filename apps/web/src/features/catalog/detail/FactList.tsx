import { formatDate, formatDuration, formatList } from '@madang/i18n/format.ts';
import type { ReactNode } from 'react';
import { useWords } from '#app/shell/words.tsx';
import type { DetailView } from './detail-view.ts';
import styles from './FactList.module.css';
import { Section } from './Section.tsx';

/** Everything else there is to know (PL-01, CA-19 to CA-25). */
export function FactList({ detail }: { detail: DetailView }) {
  const { words, locale } = useWords();
  const { facts, webtoonStatus } = words.detail;
  const isWebtoon = detail.detailType === 'webtoon';
  const isSeries = detail.episodeCount > 0;
  const list = (names: readonly string[]) => names.length > 0 && formatList(locale, names, 'unit');
  const original = (
    <>
      <span lang="ko">{detail.titleKo}</span> · <span lang="ko-Latn">{detail.romanized}</span>
    </>
  );
  const rows: readonly (readonly [string, ReactNode])[] = [
    [facts.director, list(detail.directors)],
    [facts.writer, list(detail.writers)],
    [isWebtoon ? facts.author : facts.broadcaster, detail.broadcaster],
    [facts.originalTitle, original],
    [facts.genres, list(detail.genres.map((genre) => words.catalog.genres[genre]))],
    [isSeries ? facts.totalRuntime : facts.length, detail.totalSeconds > 0 && formatDuration(words.time, detail.totalSeconds)],
    [facts.firstShown, formatDate(locale, detail.begins)],
    [facts.status, isWebtoon && webtoonStatus[detail.rhythm === 'finished' ? 'finished' : 'ongoing']],
    [facts.availableUntil, detail.ends !== null && detail.state === 'ready' && formatDate(locale, detail.ends)],
    [facts.keywords, list(detail.keywords)],
  ];
  return (
    <Section id="details" title={words.detail.sections.details}>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value !== false && value !== '')
          .map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Section>
  );
}

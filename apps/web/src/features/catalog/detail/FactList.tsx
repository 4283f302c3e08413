import type { Availability } from '@madang/contract/catalog/catalog.contract.ts';
import { BCP47, isLanguage } from '@madang/domain/shared/language.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatDuration } from '@madang/i18n/format.ts';
import { formatCountry } from '@madang/i18n/format-country.ts';
import { formatList, formatListParts } from '@madang/i18n/format-list.ts';
import { detailWords } from '@madang/i18n/parts/detail.ts';
import { Link } from '@madang/ui/link.tsx';
import { Fragment, type ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { languageName } from '#app/shell/language-name.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CreditView, DetailView } from './detail-view.ts';
import styles from './FactList.module.css';
import { Section } from './Section.tsx';

/** Names of languages. One that only some episodes have is shown with their number. */
const useLanguages = () => {
  const { words, locale } = useWords(detailWords);
  return (ready: Availability['subtitles']): string | false => {
    const names = ready.map(({ language: tag, ready: episodes, of }) => {
      const language = languageName(isLanguage(tag) ? BCP47[tag] : tag, locale);
      return episodes === of ? language : fill(words.detail.readyIn, { language, ready: episodes, of });
    });
    return names.length > 0 && formatList(locale, names, 'unit');
  };
};

const useCountries = () => {
  const { words, locale } = useWords(detailWords);
  return ({ countries }: Availability): string =>
    countries === null
      ? words.detail.everywhere
      : fill(words.detail.onlyIn, {
          countries: formatList(
            locale,
            countries.map((code) => formatCountry(locale, code)),
            'unit',
          ),
        });
};

/** Links with the commas of the language between them. */
function InOrder({ items }: { items: readonly { readonly key: string; readonly href: string; readonly text: string }[] }) {
  const { locale } = useWords();
  const parts = formatListParts(
    locale,
    items.map(({ text }) => text),
  );
  const isLink = parts.map(({ type }) => type === 'element');
  return parts.map(({ value }, index) => {
    const item = isLink[index] ? items[isLink.slice(0, index).filter(Boolean).length] : undefined;
    return item ? (
      <Link key={item.key} href={item.href} className={styles.link}>
        {value}
      </Link>
    ) : (
      <Fragment key={`after ${index}`}>{value}</Fragment>
    );
  });
}

/** Everything else there is to know (PL-01, CA-19 to CA-25). */
export function FactList({ detail }: { detail: DetailView }) {
  const { words, language, locale } = useWords(detailWords);
  const { facts, webtoonStatus } = words.detail;
  const isWebtoon = detail.detailType === 'webtoon';
  const isSeries = detail.episodeCount > 0;
  const languages = useLanguages();
  const countries = useCountries();
  const { availability } = detail;
  const people = (credited: readonly CreditView[]): ReactNode =>
    credited.length > 0 && (
      <InOrder items={credited.map(({ id, name }) => ({ key: id, href: paths.person(language, id, name), text: name }))} />
    );
  const list = (names: readonly string[]) => names.length > 0 && formatList(locale, names, 'unit');
  const original = (
    <>
      <span lang="ko">{detail.titleKo}</span> · <span lang="ko-Latn">{detail.romanized}</span>
    </>
  );
  const toSearch = (text: string) => ({ key: text, href: paths.search(language, { q: text, search_src: 'detail' }), text });
  const keywords = detail.keywords.length > 0 && <InOrder items={detail.keywords.map(toSearch)} />;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [facts.director, people(detail.directors)],
    [facts.writer, people(detail.writers)],
    [isWebtoon ? facts.author : facts.broadcaster, detail.broadcaster],
    [facts.originalTitle, original],
    [facts.genres, list(detail.genres.map((genre) => words.catalog.genres[genre]))],
    [
      isSeries ? facts.totalRuntime : facts.length,
      detail.detailType !== 'webtoon' && detail.totalSeconds > 0 && formatDuration(words.time, detail.totalSeconds),
    ],
    [facts.firstShown, formatDate(locale, detail.begins)],
    [facts.status, isWebtoon && webtoonStatus[detail.rhythm === 'finished' ? 'finished' : 'ongoing']],
    [facts.subtitles, languages(availability.subtitles)],
    [facts.captions, languages(availability.captions)],
    [facts.audio, languages(availability.audio)],
    [facts.offered, countries(availability)],
    [facts.availableUntil, detail.ends !== null && detail.state === 'ready' && formatDate(locale, detail.ends)],
    [facts.keywords, keywords],
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

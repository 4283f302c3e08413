import { fill } from '@madang/i18n/fill.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { IconLink } from '@madang/ui/IconButton.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { FavoriteButton } from '#app/features/favorites/index.ts';
import { episodeLabel, useOpened } from '#app/features/watch-history/index.ts';
import { detailPath, paths } from '#app/paths.ts';
import { heroSource, logoSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import { lengthLine } from './card-words.ts';
import { FactLine } from './FactLine.tsx';
import { MarkBadge } from './MarkBadge.tsx';
import styles from './Slide.module.css';
import type { StageSlide } from './stage-slide.ts';

/** A phone shows the middle of a hero that is higher than the phone is wide. */
const HERO_SIZES = '(min-width: 920px) 100vw, 920px';

interface SlideProps {
  slide: StageSlide;
  /** The largest thing on the page when it opens. */
  first: boolean;
}

/** One title on the stage: its picture, its lettering, a line of its story, and what to do about it. */
export function Slide({ slide, first }: SlideProps) {
  const { words, language } = useWords();
  const opened = useOpened(slide.id);
  const href = detailPath(language, { id: slide.id, detail_type: slide.detailType }, slide.title);
  return (
    <>
      <Picture alt="" sizes={HERO_SIZES} {...heroSource(slide.image)} priority={first} className={styles.art} />
      <div className={styles.words}>
        {slide.mark && slide.mark !== 'subscribers' && (
          <div className={styles.kicker}>
            <MarkBadge mark={slide.mark} />
          </div>
        )}
        {/* The lettering is Korean and English. In other languages the title is shown below it. */}
        <h2 className={styles.heading}>
          <Picture
            alt=""
            sizes="(min-width: 544px) 372px, 260px"
            {...logoSource(slide.image)}
            priority={first}
            className={styles.logo}
          />
          <span className={language === 'en_us' ? styles.unseen : styles.name}>{slide.title}</span>
        </h2>
        <Facts slide={slide} />
        <p className={styles.synopsis}>{slide.synopsis}</p>
        <div className={styles.actions}>
          <Play slide={slide} />
          <div className={styles.shelf}>
            <FavoriteButton id={slide.id} title={slide.title} />
          </div>
          <IconLink
            href={href}
            onClick={opened}
            icon="info"
            variant="veil"
            size="large"
            label={fill(words.catalog.browse.moreAbout, { title: slide.title })}
          />
          {slide.play?.invites && <span className={styles.note}>{words.catalog.browse.firstFree}</span>}
        </div>
      </div>
    </>
  );
}

function Play({ slide }: { slide: StageSlide }) {
  const { words, language } = useWords();
  const opened = useOpened(slide.id);
  if (!slide.play) return null;
  const { play, playEpisode, resume, resumeEpisode } = words.catalog.browse;
  const episode = episodeLabel(words, slide.play);
  const withEpisode = episode && fill(slide.play.begun ? resumeEpisode : playEpisode, { episode });
  return (
    <ButtonLink
      href={paths.video(language, slide.play.id, slide.title)}
      variant="primary"
      icon="play"
      className={styles.play}
      onClick={opened}
    >
      {withEpisode ?? (slide.play.begun ? resume : play)}
    </ButtonLink>
  );
}

function Facts({ slide }: { slide: StageSlide }) {
  const { words, locale } = useWords();
  const [genre] = slide.genres;
  const facts = [
    String(slide.year),
    lengthLine(slide, words, locale),
    genre ? words.catalog.genres[genre] : '',
    ...slide.keywords,
  ].filter((fact) => fact !== '');
  return <FactLine rating={slide.rating} facts={facts} className={styles.facts} />;
}

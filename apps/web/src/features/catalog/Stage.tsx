import { fill } from '@madang/i18n/fill.ts';
import { classes } from '@madang/ui/classes.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { useId, useState } from 'react';
import { OriginProvider } from '#app/features/watch-history/index.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './Stage.module.css';
import { Slide } from './Slide.tsx';
import type { StageSlide } from './stage-slide.ts';
import { useSlides } from './use-slides.ts';

/** The titles with which home opens, one at a time. Without scripts it is the first of them. */
export function HomeStage({ slides, label }: { slides: readonly StageSlide[]; label: string }) {
  const id = useId();
  const hydrated = useIsHydrated();
  const { current, due, show, moves, canMove, toggleMotion, surface, walk } = useSlides(slides.length);
  const shown = hydrated ? slides : slides.slice(0, 1);
  const seen = useSeen(current, due);
  return (
    <OriginProvider value="stage">
      <section className={styles.stage} aria-label={label} {...surface}>
        <div aria-live={moves ? 'off' : 'polite'} className={styles.slides}>
          {shown.map((slide, index) => (
            <div
              key={slide.id}
              id={`${id}-${index}`}
              className={classes(styles.slide, index === current && styles.current)}
              inert={index !== current}
              role="group"
              aria-label={slide.title}
            >
              {seen.has(index) && <Slide slide={slide} first={index === 0} />}
            </div>
          ))}
        </div>
        {hydrated && slides.length > 1 && (
          <div className={styles.pager}>
            <Dots id={id} slides={slides} current={current} onShow={show} onKeyDown={walk} />
            {canMove && <Motion moves={moves} onToggle={toggleMotion} />}
          </div>
        )}
      </section>
    </OriginProvider>
  );
}

/** Slides that are wanted: the one on stage, those that were, and the one that is due. */
const useSeen = (...wanted: readonly number[]): ReadonlySet<number> => {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  if (wanted.some((index) => !seen.has(index))) setSeen(new Set([...seen, ...wanted]));
  return seen;
};

interface DotsProps {
  id: string;
  slides: readonly StageSlide[];
  current: number;
  onShow: (index: number) => void;
  onKeyDown: ReturnType<typeof useSlides>['walk'];
}

function Dots({ id, slides, current, onShow, onKeyDown }: DotsProps) {
  const { words } = useWords();
  return (
    <div role="tablist" className={styles.dots} onKeyDown={onKeyDown}>
      {slides.map(({ id: key, title }, index) => (
        <button
          key={key}
          type="button"
          role="tab"
          className={styles.dot}
          aria-selected={index === current}
          aria-controls={`${id}-${index}`}
          aria-label={fill(words.catalog.browse.slide, { title, number: index + 1, count: slides.length })}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onShow(index)}
        />
      ))}
    </div>
  );
}

function Motion({ moves, onToggle }: { moves: boolean; onToggle: () => void }) {
  const { words } = useWords();
  const { hold, goOn } = words.catalog.browse;
  return <IconButton icon={moves ? 'pause' : 'play'} label={moves ? hold : goOn} className={styles.motion} onClick={onToggle} />;
}

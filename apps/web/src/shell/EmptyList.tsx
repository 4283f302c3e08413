import { ButtonLink } from '@madang/ui/Button.tsx';
import { EmptyState } from '@madang/ui/EmptyState.tsx';
import { type ComponentProps, useEffect, useRef } from 'react';
import { paths } from '../paths.ts';
import { Drawing } from './Drawing.tsx';
import styles from './EmptyList.module.css';
import { useWords } from './words.tsx';

interface EmptyListProps {
  scene: ComponentProps<typeof Drawing>['scene'];
  /** `action` leads to home. */
  texts: Readonly<Record<'title' | 'text' | 'action', string>>;
  /** Whether it takes the focus, because the button that had it is gone. */
  focused: boolean;
}

/** A list of the profile without an item. */
export function EmptyList({ scene, texts: { title, text, action }, focused }: EmptyListProps) {
  const { language } = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) place.current?.focus();
  }, [focused]);
  return (
    <div tabIndex={-1} className={styles.place} ref={place}>
      <EmptyState
        drawing={<Drawing scene={scene} />}
        title={title}
        action={
          <ButtonLink variant="primary" href={paths.home(language)}>
            {action}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}

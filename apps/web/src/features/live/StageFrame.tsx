import type { IconName } from '@madang/ui/icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import type { ReactNode } from 'react';
import type { Pictured } from '#app/pictures.ts';
import styles from './StageFrame.module.css';

interface StageFrameProps {
  /** Background picture. Null for the plain stage. */
  picture: Pictured | null;
  icon?: IconName;
  /** What the channel does now, above the title. */
  line?: ReactNode;
  title?: string;
  children?: ReactNode;
}

/** Placeholder with the size of the picture, so that loading causes no layout shift. */
export function StageFrame({ picture, icon, line, title, children }: StageFrameProps) {
  return (
    <div className={styles.stage}>
      {picture && <Picture alt="" sizes="(min-width: 1200px) 62vw, 100vw" className={styles.picture} {...picture} />}
      <div className={styles.words}>
        {icon && <Icon name={icon} className={styles.sign} />}
        {line && <div className={styles.line}>{line}</div>}
        {title && <h2 className={styles.title}>{title}</h2>}
        {children}
      </div>
    </div>
  );
}

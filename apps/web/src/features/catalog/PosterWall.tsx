import type { Image } from '@madang/contract/catalog/catalog.contract.ts';
import { Picture } from '@madang/ui/Picture.tsx';
import { posterSource } from '#app/pictures.ts';
import styles from './PosterWall.module.css';

const COLUMNS = 6;

interface PosterWallProps {
  images: readonly Image[];
  /** Stands on every screen, at the top of the page. */
  priority?: boolean;
}

/** A slanted wall of posters behind text. Decoration that stops moving within a few seconds. */
export function PosterWall({ images, priority }: PosterWallProps) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.wall}>
        {Array.from({ length: COLUMNS }, (_, column) => (
          <div key={column} className={styles.column}>
            {images
              .filter((_image, index) => index % COLUMNS === column)
              .map((image) => (
                <Picture
                  key={image.path}
                  alt=""
                  sizes="220px"
                  className={styles.poster}
                  {...posterSource(image)}
                  priority={priority}
                />
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}

import { classes } from './classes.ts';
import { Link } from './link.tsx';
import { Picture } from './Picture.tsx';
import { type CardPicture, POSTER_SIZES } from './PosterCard.tsx';
import card from './Card.module.css';
import styles from './TopTenCard.module.css';

interface TopTenCardProps {
  href: string;
  /** 1 to 10. */
  rank: number;
  title: string;
  picture: CardPicture;
  onClick?: (() => void) | undefined;
}

/** A place in the charts: the numeral stands behind the poster's edge. */
export const TopTenCard = ({ href, rank, title, picture, onClick }: TopTenCardProps) => (
  <Link href={href} className={styles.card} aria-label={`${rank}. ${title}`} draggable={false} onClick={onClick}>
    <span className={classes(styles.numeral, rank > 9 && styles.wide)} aria-hidden="true">
      {rank}
    </span>
    <div className={classes(card.frame, card.poster, styles.frame)}>
      <Picture alt="" sizes={POSTER_SIZES} className={card.picture} {...picture} />
    </div>
  </Link>
);

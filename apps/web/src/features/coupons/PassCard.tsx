import { CODE_LENGTH } from '@madang/domain/shared/constants.ts';
import { Logo } from '@madang/ui/Logo.tsx';
import styles from './PassCard.module.css';

const GROUP = 4;

interface PassCardProps {
  /** In groups, as far as it is typed. */
  readonly shown: string;
  readonly isRedeemed: boolean;
  readonly name: string;
}

/** Illustration of a pass: eaves of a tiled roof under the moon, and the code as it is typed. */
export function PassCard({ shown, isRedeemed, name }: PassCardProps) {
  const groups = shown.split('-');
  return (
    <div className={styles.card} data-redeemed={isRedeemed || undefined} aria-hidden="true">
      <svg className={styles.scene} viewBox="0 0 400 252" preserveAspectRatio="xMidYMid slice">
        <circle cx="322" cy="106" r="38" className={styles.moon} />
        <path d="M0 252v-62l52-30 44 22 62-52 54 38 50-24 68 42 40-20 30 14v72z" className={styles.ridge} />
        <path
          d="M-24 150c70 34 142 48 224 48s154-14 224-48c-8 26-16 44-24 60v52H0v-52c-8-16-16-34-24-60Z"
          className={styles.roof}
        />
        <path
          d="M14 252c4-26 6-46 4-78M58 252v-62M102 252v-52M146 252v-47M200 252v-46M254 252v-47M298 252v-52M342 252v-62M386 252c-4-26-6-46-4-78"
          className={styles.tiles}
        />
      </svg>
      <div className={styles.head}>
        <Logo version="hangul" height={26} />
        <span className={styles.name}>{name}</span>
      </div>
      <p className={styles.code}>
        {Array.from({ length: CODE_LENGTH / GROUP }, (_, place) => (
          <span key={place}>{(groups[place] ?? '').padEnd(GROUP, '·').slice(0, GROUP)}</span>
        ))}
      </p>
    </div>
  );
}

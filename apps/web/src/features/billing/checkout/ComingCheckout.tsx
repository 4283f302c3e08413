import { Skeleton } from '@madang/ui/Skeleton.tsx';
import styles from './CheckoutForm.module.css';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import summary from './CheckoutSummary.module.css';

/** Where the form will stand, until it is known what it is about: then all of it comes at once, and nothing moves. */
export const ComingCheckout = () => (
  <CheckoutFrame>
    <div className={styles.columns} aria-busy="true">
      <div className={styles.coming}>
        <Skeleton height={40} width="most" />
        <Skeleton height={420} />
        <Skeleton height={320} />
      </div>
      <aside className={summary.card}>
        <div className={summary.coming}>
          <Skeleton height={28} width="most" />
          <Skeleton height={120} />
          <Skeleton height={28} />
          <Skeleton height={52} />
        </div>
      </aside>
    </div>
  </CheckoutFrame>
);

import { TOP_PLAN } from '@madang/domain/subscriptions/plan-capabilities.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import type { PlanView } from './plan-view.ts';
import styles from './PlanTeaser.module.css';

/** What staying costs, in two lines, with the way to the whole comparison. */
export function PlanTeaser({ plans }: { plans: readonly PlanView[] }) {
  const { words, language, locale } = useWords(subscriptionsWords);
  const { teaser, about } = words.subscriptions;
  return (
    <section className={styles.teaser} aria-labelledby="plans">
      <div className={styles.head}>
        <h2 id="plans" className={styles.title}>
          {teaser.title}
        </h2>
        <p className={styles.text}>{teaser.text}</p>
        <ButtonLink href={paths.plan(language)} variant="outline">
          {teaser.compare}
        </ButtonLink>
      </div>
      <ul className={styles.plans}>
        {plans.map(({ plan, offers }) => (
          <li key={plan} className={plan === TOP_PLAN ? styles.premium : styles.plan}>
            <h3 className={styles.name}>{plan}</h3>
            <p className={styles.about}>{about[plan]}</p>
            <p className={styles.price}>
              {fill(teaser.from, { price: formatPrice(locale, Math.floor(offers.annual.price / 12), offers.annual.currency) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

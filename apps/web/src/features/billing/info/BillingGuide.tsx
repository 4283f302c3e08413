import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { billingGuideWords } from '@madang/i18n/parts/billing-guide.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './BillingGuide.module.css';

/** Since when taxes come on top in North America (SU-83). */
const TAXES_ADDED_SINCE = '2025-10-01';

/** Where ZIP codes and addresses are asked for, and why (BI-110, SU-89). */
export function BillingGuide() {
  const { words, language, locale } = useWords(billingGuideWords);
  const { title, text, topics, toBilling } = words.billingGuide;
  const date = formatDate(locale, TAXES_ADDED_SINCE);
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.topics}>
        {Object.entries(topics).map(([name, topic]) => (
          <section key={name} className={styles.topic}>
            <h2 className={styles.heading}>{topic.title}</h2>
            <p>{fill<string>(topic.text, { date })}</p>
          </section>
        ))}
      </div>
      <ButtonLink href={paths.billingInfo(language)} variant="secondary">
        {toBilling}
      </ButtonLink>
    </article>
  );
}

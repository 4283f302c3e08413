import type { HelpContact } from './help-of.ts';
import styles from './Help.module.css';

/** Whom to write to where no article helps. */
export function Contact({ contact: { title, text, address } }: { contact: HelpContact }) {
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <h2 id="contact" className={styles.contactTitle}>
        {title}
      </h2>
      <p className={styles.summary}>{text}</p>
      <a href={`mailto:${address}`} className={styles.address}>
        {address}
      </a>
    </section>
  );
}

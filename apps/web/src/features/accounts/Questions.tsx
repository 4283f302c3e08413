import { guideWords } from '@madang/i18n/parts/guide.ts';
import { Accordion } from '@madang/ui/Accordion.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './Questions.module.css';

/** What people ask before they join (RT-136). */
export function Questions() {
  const { words } = useWords(guideWords);
  const { questions, faq } = words.guide;
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions" className={styles.title}>
        {questions}
      </h2>
      <Accordion name="questions" items={Object.values(faq).map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />
    </section>
  );
}

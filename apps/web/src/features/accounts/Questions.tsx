import { fill } from '@madang/i18n/fill.ts';
import { guideWords } from '@madang/i18n/parts/guide.ts';
import { Accordion } from '@madang/ui/Accordion.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './Questions.module.css';
import { subtitleLanguageNames } from './subtitle-language-names.ts';

/** What people ask before they join (RT-136). */
export function Questions() {
  const { words, locale } = useWords(guideWords);
  const { questions, faq } = words.guide;
  const list = subtitleLanguageNames(locale);
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions" className={styles.title}>
        {questions}
      </h2>
      <Accordion
        name="questions"
        items={Object.values(faq).map(({ title, text }) => ({ title, content: <p>{fill<string>(text, { list })}</p> }))}
      />
    </section>
  );
}

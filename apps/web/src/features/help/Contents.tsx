import { fill, plural } from '@madang/i18n/fill.ts';
import { Link } from '@madang/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import { ArticleList } from './ArticleList.tsx';
import { Contact } from './Contact.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { ContentsView, FoundView } from './help-of.ts';
import { HelpSearch } from './HelpSearch.tsx';
import type { PostedHelpRequest } from './help-request.ts';
import styles from './Help.module.css';

interface ContentsProps {
  view: ContentsView | FoundView;
  posted: PostedHelpRequest | undefined;
}

/** The first page of the Help Center: the search, the articles by topic or those that were found, and the contact form (HF-34). */
export function Contents({ view, posted }: ContentsProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{view.title}</h1>
      <p className={styles.intro}>{view.intro}</p>
      <HelpSearch words={view.search} query={view.view === 'found' ? view.query : ''} />
      {view.view === 'found' ? <Found view={view} /> : <Topics view={view} />}
      <Contact contact={view.contact}>
        <ContactForm contact={view.contact} posted={posted} />
      </Contact>
    </div>
  );
}

function Topics({ view: { contents, topics } }: { view: ContentsView }) {
  return contents.map(({ topic, articles }) => (
    <section key={topic} className={styles.topic} aria-labelledby={topic}>
      <h2 id={topic} className={styles.heading}>
        {topics[topic]}
      </h2>
      <ArticleList articles={articles} />
    </section>
  ));
}

function Found({ view: { query, found, search } }: { view: FoundView }) {
  const { language, locale } = useWords();
  return (
    <section className={styles.topic} aria-labelledby="found">
      <h2 id="found" className={styles.heading}>
        <span role="status">
          {found.length === 0 ? fill<string>(search.none, { query }) : plural(locale, search.found, found.length)}
        </span>
      </h2>
      {found.length === 0 ? <p className={styles.summary}>{search.noneText}</p> : <ArticleList articles={found} />}
      <Link href={paths.help(language)} className={styles.all}>
        {search.all}
      </Link>
    </section>
  );
}

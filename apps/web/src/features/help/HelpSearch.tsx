import { MAX_HELP_QUERY } from '@madang/domain/help/search-help.ts';
import { Button } from '@madang/ui/Button.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { Form } from 'react-router';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import type { SearchWords } from './help-of.ts';
import styles from './Help.module.css';

/** Asks for a page with what was found, so that it also works without scripts and can be bookmarked. */
export function HelpSearch({ words, query }: { words: SearchWords; query: string }) {
  const { language } = useWords();
  return (
    <Form role="search" method="get" action={paths.help(language)} className={styles.search} key={query}>
      <TextField
        name="q"
        type="search"
        label={words.label}
        defaultValue={query}
        maxLength={MAX_HELP_QUERY}
        enterKeyHint="search"
      />
      <Button type="submit">{words.submit}</Button>
    </Form>
  );
}

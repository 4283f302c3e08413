import { BCP47, type Language } from '@madang/domain/shared/language.ts';
import styles from './Document.module.css';

interface DocumentProps {
  /** Made of Markdown, by the server. */
  html: string;
  /** Language of the text, which may differ from the page's. */
  language: Language;
}

/** A long text to be read, with its title. */
export function Document({ html, language }: DocumentProps) {
  return <article className={styles.document} lang={BCP47[language]} dangerouslySetInnerHTML={{ __html: html }} />;
}

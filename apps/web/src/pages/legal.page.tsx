import { isLegalDocument } from '@madang/domain/legal/legal-document.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { legalWords } from '@madang/i18n/parts/legal.ts';
import { data } from 'react-router';
import { visitorContext } from '#app/platform/visitor.ts';
import { Document } from '#app/shell/Document.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/legal.page';
import styles from './legal.module.css';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = params.lang as Language;
  if (!isLegalDocument(params.document)) throw data(null, { status: 404 });
  const { isModel, ...page } = await context.get(visitorContext).readLegal(params.document, language);
  await loadWords(language);
  return { ...page, note: isModel ? loadedWords(language, legalWords).legal.model : null };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageMeta(matches, { title: loaderData?.title });

/** Legal documents and company information of the operator (HF-35 to HF-41, HF-43, HF-44). */
export default function LegalPage({ loaderData: { html, language, note } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      {note !== null && <p className={styles.note}>{note}</p>}
      <Document html={html} language={language} />
    </div>
  );
}

import { fileURLToPath } from 'node:url';
import type { LegalDocument } from '@madang/domain/legal/legal-document.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { findText, makePage, namesOperator, type Operator, remembering } from '../providers/documents/markdown.ts';
import type { ReadLegal } from '../ports/documents.ts';

export interface LegalSettings {
  /** The operator's own texts, `<language>/<document>.md`; null for ours alone. */
  readonly folder: string | null;
  /** Null until the operator is configured. */
  readonly operator: Operator | null;
}

const SHIPPED = fileURLToPath(new URL('../../documents/legal/', import.meta.url));

/** Cache of the documents, each read on its first request. The operator's text replaces the model where there is one. */
export const legalDocuments = ({ folder, operator }: LegalSettings): ReadLegal =>
  remembering(async (name: LegalDocument, language: Language) => {
    const found = await findText({ own: folder, shipped: SHIPPED }, name, language);
    return {
      ...(await makePage(found, { name, language, operator })),
      language: found.language,
      isModel: operator === null && namesOperator(found),
    };
  });

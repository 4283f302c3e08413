import type { LegalDocument } from '@madang/domain/legal/legal-document.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { LegalPage } from '@madang/web/render';

export type ReadLegal = (name: LegalDocument, language: Language) => Promise<LegalPage>;

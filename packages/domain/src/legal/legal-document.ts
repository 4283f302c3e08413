/** Legal documents of the operator, one page each, in the order of the footer (HF-35 to HF-41, HF-43, HF-44). */
export const LEGAL_DOCUMENTS = [
  'terms',
  'privacy',
  'privacy-europe',
  'privacy-oceania',
  'privacy-brazil',
  'privacy-california',
  'cookies',
  'ratings',
  'accessibility',
] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** Whether a path segment or file name is the name of a legal document. */
export const isLegalDocument = (name: string): name is LegalDocument => LEGAL_DOCUMENTS.some((known) => known === name);

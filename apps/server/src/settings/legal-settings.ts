import { isLegalDocument } from '@madang/domain/legal/legal-document.ts';
import { z } from 'zod';
import type { LegalSettings } from '../legal/legal-documents.ts';
import { operatorContentFolder } from './operator-content-folder.ts';

const line = z
  .string()
  .trim()
  .regex(/^[^\r\n]{1,200}$/, 'must be one line')
  .optional();

/** Who runs the service, and their own documents. */
export const LEGAL_ENVIRONMENT = {
  OPERATOR_NAME: line,
  OPERATOR_ADDRESS: line,
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  LEGAL_DIR: z.string().optional(),
};
const OF_THE_OPERATOR = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

type LegalEnvironment = z.infer<z.ZodObject<typeof LEGAL_ENVIRONMENT>>;

/** Throws what `wrong` makes of a folder that is not as it has to be, and of an operator who is named by half. */
export const legalOf = (set: LegalEnvironment, home: string, wrong: (faults: readonly string[]) => Error): LegalSettings => {
  const missing = OF_THE_OPERATOR.filter((name) => set[name] === undefined);
  if (missing.length > 0 && missing.length < OF_THE_OPERATOR.length)
    throw wrong(
      missing.map((name) => `${name}: must be set with ${OF_THE_OPERATOR.filter((one) => one !== name).join(' and ')}`),
    );
  const { OPERATOR_NAME: name, OPERATOR_EMAIL: contact, OPERATOR_ADDRESS: address } = set;
  return {
    folder: operatorContentFolder(
      { setting: 'LEGAL_DIR', folder: set.LEGAL_DIR, isName: isLegalDocument, text: 'document' },
      home,
      wrong,
    ),
    operator: name === undefined || contact === undefined || address === undefined ? null : { name, contact, address },
  };
};

import { isLegalDocument } from '@madang/domain/legal/legal-document.ts';
import { z } from 'zod';
import type { LegalSettings } from '../legal/legal-documents.ts';
import { operatorContentFolder } from './operator-content-folder.ts';
import { type EnvironmentOf, optionalSetting, type RefuseSettings } from './setting.ts';
import { text } from './setting-kinds.ts';

const line = text(
  'one line',
  z
    .string()
    .trim()
    .regex(/^[^\r\n]{1,200}$/, 'must be one line'),
);

/** The operator of the service, and their own documents. */
export const legalSettings = {
  operatorName: optionalSetting({
    name: 'OPERATOR_NAME',
    kind: line,
    unset: 'a demo',
    doc: 'Name of the operator in the legal documents, with `OPERATOR_ADDRESS` and `OPERATOR_EMAIL`: all three or none. Without them the documents state that they are models',
  }),
  operatorAddress: optionalSetting({
    name: 'OPERATOR_ADDRESS',
    kind: line,
    unset: 'a demo',
    doc: 'Postal address of the operator in the legal documents',
  }),
  operatorEmail: optionalSetting({
    name: 'OPERATOR_EMAIL',
    kind: text('e-mail address', z.email('must be an e-mail address')),
    unset: 'a demo',
    doc: 'E-mail address of the operator, in the legal documents and for help requests',
  }),
  legalDir: optionalSetting({
    name: 'LEGAL_DIR',
    kind: text('folder'),
    doc: 'Folder with your own legal documents, `<language>/<document>.md` in Markdown, as in [apps/server/documents/legal](../../apps/server/documents/legal). A document that exists only in `en_us` is shown in every language',
  }),
};
const OF_THE_OPERATOR = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

type LegalEnvironment = EnvironmentOf<typeof legalSettings>;

export const resolveLegal = (set: LegalEnvironment, home: string, wrong: RefuseSettings): LegalSettings => {
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

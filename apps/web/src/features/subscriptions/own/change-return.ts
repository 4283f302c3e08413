import type { Language } from '@madang/domain/shared/language.ts';
import { paths } from '#app/paths.ts';

/** The last part of the address to which a bank leads back. */
const CHANGE_RETURN = 'change';

/** Where somebody goes whom their bank has asked about a change of plan: what the address says counts for nothing, the server is asked there. */
export const changeReturnOf = (type: string, language: Language): string | null =>
  type === CHANGE_RETURN ? paths.accountPayment(language, { asked: 'yes' }) : null;

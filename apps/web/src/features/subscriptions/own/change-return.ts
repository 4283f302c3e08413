import type { Language } from '@madang/domain/shared/language.ts';
import { paths } from '#app/paths.ts';

/** The last part of the address to which a bank leads back. */
const CHANGE_RETURN = 'change';

/** Return address after a plan change at the bank. The query string is not trusted: that page asks the server. */
export const changeReturnOf = (type: string, language: Language): string | null =>
  type === CHANGE_RETURN ? paths.accountPayment(language, { asked: 'yes' }) : null;

import { MAX_NAME_LENGTH } from '@madang/domain/shared/constants.ts';
import { setting } from './setting.ts';
import { choice, integer, openClosed } from './setting-kinds.ts';

/** Read by use cases (`Deps.settings`). */
export const accountSettings = {
  /** Whether new accounts are made (ER-23). */
  signUpOpen: setting({ name: 'SIGN_UP', kind: openClosed, default: 'open', doc: '`closed` refuses new accounts' }),
  /** Whether answers reveal that an address has an account. `neutral` answers known and unknown addresses alike, and mails their owners. */
  accountExistence: setting({
    name: 'ACCOUNT_EXISTENCE',
    kind: choice('shown', 'neutral'),
    default: 'shown',
    doc: 'Whether sign-up, sign-in, password reset and e-mail change reveal that an address has an account. `neutral` answers alike for known and unknown addresses, and completes sign-up by a mailed link ([neutral answers](README.md#neutral-answers))',
  }),
  /** Maximum length of a first or last name, in grapheme clusters. */
  longestName: setting({
    name: 'NAME_LENGTH',
    kind: integer(MAX_NAME_LENGTH, 100),
    default: String(MAX_NAME_LENGTH),
    doc: 'Maximum length of a first or last name, in grapheme clusters (a letter with its marks is one)',
  }),
};

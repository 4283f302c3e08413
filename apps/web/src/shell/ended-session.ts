import type { Language } from '@madang/domain/shared/language.ts';
import { paths } from '../paths.ts';
import { currentPath, currentSearch, visit } from '../platform/window.ts';

/** Leads to sign-in, which says that the session has expired and leads back to the page that is shown (SE-83). */
export const leaveEndedSession = (language: Language): void =>
  visit(paths.signIn(language, { callbackUrl: currentPath() + currentSearch(), expired: 'y' }));

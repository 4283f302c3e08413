import { ownPath } from '@madang/domain/shared/own-path.ts';
import { tabStorage } from '../platform/storage.ts';
import { LAST_PATH } from './use-trail.ts';

/** Address of the last page in this tab. Intermediate pages do not count (SE-27). */
export const readLastPath = (): string | null => ownPath(tabStorage.read(LAST_PATH));

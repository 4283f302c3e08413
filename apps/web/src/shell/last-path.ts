import { ownPath } from '@madang/domain/shared/own-path.ts';
import { tabStorage } from '../platform/storage.ts';
import { LAST_PATH } from './use-trail.ts';

/** The address of the page that this tab showed last; pages that stand between two places are none (SE-27). */
export const readLastPath = (): string | null => ownPath(tabStorage.read(LAST_PATH));

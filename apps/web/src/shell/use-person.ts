import { MAX_NAME_LENGTH } from '@madang/domain/shared/constants.ts';
import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** The signed-in viewer. Null for visitors, and on pages outside the shell. */
export const usePerson = (): ShellData['person'] => (useRouteLoaderData('language') as ShellData | undefined)?.person ?? null;

/** Whether a plan of theirs takes a pause: then it is resumed, rather than another one bought. */
export const useIsPaused = (): boolean => usePerson()?.isPaused ?? false;

/** Most characters of a first or last name, as the operator has set it. */
export const useLongestName = (): number =>
  (useRouteLoaderData('language') as ShellData | undefined)?.longestName ?? MAX_NAME_LENGTH;

import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Debounce interval in milliseconds: editors write a file in several steps. */
const QUIET_MS = 150;
const SOURCE = /\.(tsx?|css|json|sql|svg)$/;
const OTHERS = /(^|\/)(node_modules|build|\.react-router)\/|\.test\.tsx?$/;

/** Calls back after sources have changed, one call at a time. Changes during a call cause one more call. */
export const watchSources = (folders: readonly string[], onChange: (path: string) => Promise<void>): void => {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  for (const folder of folders) {
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      const path = `${folder}/${name ?? ''}`;
      if (!SOURCE.test(path) || OTHERS.test(path)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        turn = turn.then(() => onChange(path));
      }, QUIET_MS);
    });
  }
};

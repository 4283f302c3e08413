import type { Translation } from '../translation.ts';
import { catalog } from './es_es/catalog.ts';
import { refusals } from './es_es/refusals.ts';
import { shell } from './es_es/shell.ts';
import { time } from './es_es/time.ts';

export default { catalog, refusals, shell, time } satisfies Translation;

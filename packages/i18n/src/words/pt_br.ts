import type { Translation } from '../translation.ts';
import { catalog } from './pt_br/catalog.ts';
import { refusals } from './pt_br/refusals.ts';
import { shell } from './pt_br/shell.ts';
import { time } from './pt_br/time.ts';

export default { catalog, refusals, shell, time } satisfies Translation;

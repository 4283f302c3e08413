import type { Translation } from '../translation.ts';
import { catalog } from './vi_vn/catalog.ts';
import { refusals } from './vi_vn/refusals.ts';
import { shell } from './vi_vn/shell.ts';
import { time } from './vi_vn/time.ts';

export default { catalog, refusals, shell, time } satisfies Translation;

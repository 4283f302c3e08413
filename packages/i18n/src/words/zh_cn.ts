import type { Translation } from '../translation.ts';
import { catalog } from './zh_cn/catalog.ts';
import { refusals } from './zh_cn/refusals.ts';
import { shell } from './zh_cn/shell.ts';
import { time } from './zh_cn/time.ts';

export default { catalog, refusals, shell, time } satisfies Translation;

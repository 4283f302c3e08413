import { catalog } from './en_us/catalog.ts';
import { refusals } from './en_us/refusals.ts';
import { shell } from './en_us/shell.ts';
import { time } from './en_us/time.ts';

export default { catalog, refusals, shell, time } as const;

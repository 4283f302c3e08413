import { FAST_PATHS, readFastPath } from '@madang/domain/shared/fast-path.ts';
import { z } from 'zod';
import { setting, type SettingKind } from './setting.ts';

const fastPath: SettingKind<NonNullable<ReturnType<typeof readFastPath>>> = {
  schema: z.string().transform((text, context) => {
    const read = readFastPath(text);
    if (!read) context.addIssue(`must be on, off, or names of: ${FAST_PATHS.join(', ')}`);
    return read ?? z.NEVER;
  }),
  values: '`on`, `off`, or names of those to turn off, separated by commas',
};

/** For development and measurements. */
export const developmentSettings = {
  fastPath: setting({
    name: 'FAST_PATH',
    kind: fastPath,
    default: 'on',
    doc: 'Optimizations that lean on private parts of libraries. Turned off, the public way of the library takes their place: slower, and the same for viewers. Some are chosen by `npm run build`, which reads it too',
  }),
};

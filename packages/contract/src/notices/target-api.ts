import { isTargetPath, TARGET_METHODS } from '@madang/domain/notices/target-api.ts';
import { z } from 'zod';

/** A few fields; what a call of ours takes. */
const Body = z.record(z.string().max(40), z.union([z.string().max(300), z.number(), z.boolean(), z.null()]));

/** A call of this site before a link leads on: its fields go with it as JSON, and in the address of what is read. */
export const TargetApi = z.object({
  path: z.string().max(300).refine(isTargetPath, 'not a call of this site'),
  http_method: z.enum(TARGET_METHODS),
  request_body: Body.nullable(),
});
export type TargetApi = z.infer<typeof TargetApi>;

import { isTargetPath, TARGET_METHODS } from '@madang/domain/notices/target-api.ts';
import { z } from 'zod';

/** JSON object with a few scalar fields. */
const Body = z.record(z.string().max(40), z.union([z.string().max(300), z.number(), z.boolean(), z.null()]));

/** API call made before a link is followed. Fields are sent as JSON, or in the query of a GET. */
export const TargetApi = z.object({
  path: z.string().max(300).refine(isTargetPath, 'not a call of this site'),
  http_method: z.enum(TARGET_METHODS),
  request_body: Body.nullable(),
});
export type TargetApi = z.infer<typeof TargetApi>;

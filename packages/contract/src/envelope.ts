import { z } from 'zod';
import type { Operation } from './operation.ts';

/** Envelope code of every success (SE-85). */
export const SUCCESS = '0000';

/** Response envelope: code, message, and one object, a list, or both (SE-85). */
export const envelopeSchema = ({ object, objects }: Operation): z.ZodObject =>
  z.object({
    code: z.literal(SUCCESS),
    message: z.string(),
    ...(objects && { objects: z.array(objects), total_count: z.number().int() }),
    ...((object || !objects) && { object: object ?? z.null() }),
  });

/** Envelope of a refusal: its reason, validation errors by field, and `retry_after` in seconds. */
export const FailureEnvelope = z.object({
  code: z.string(),
  message: z.string(),
  reason: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  retry_after: z.number().optional(),
});
export type FailureEnvelope = z.infer<typeof FailureEnvelope>;

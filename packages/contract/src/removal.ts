import { z } from 'zod';

/** What was taken out of a list; its id gives it back for some minutes. Null where nothing was there to take. */
export const Removal = z.object({ removal_id: z.uuid().nullable() });

export const RemovalId = z.object({ removal_id: z.uuid() });

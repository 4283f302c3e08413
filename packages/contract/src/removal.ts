import { z } from 'zod';

/** Removal from a list, which can be undone by its id for some minutes. Null where nothing was removed. */
export const Removal = z.object({ removal_id: z.uuid().nullable() });

export const RemovalId = z.object({ removal_id: z.uuid() });

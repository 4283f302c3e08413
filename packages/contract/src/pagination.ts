import { z } from 'zod';

/** Content ids are decimal strings of at most 12 digits. */
export const ContentId = z.string().regex(/^[0-9]{1,12}$/, 'not a content id');

export const offset = () => z.coerce.number().int().min(0).max(1_000_000).default(0);
/** Page size parameter: `usual` by default, at most 100. */
export const limit = (usual: number, most = 100) => z.coerce.number().int().min(1).max(most).default(usual);

import { fileURLToPath } from 'node:url';

/** Path of the project root, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

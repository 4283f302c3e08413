import type { Database } from '../connection.ts';
import { shelf } from '../shelf.ts';

export const likesRepository = (database: Database) => shelf(database, 'likes');
export type LikesRepository = ReturnType<typeof likesRepository>;

import type { Database } from '../connection.ts';
import { shelf } from '../shelf.ts';

export const favoritesRepository = (database: Database) => shelf(database, 'favorites');
export type FavoritesRepository = ReturnType<typeof favoritesRepository>;

import type { Database } from '../connection.ts';
import { removable } from '../removable.ts';
import { shelf } from '../shelf.ts';

export const favoritesRepository = (database: Database) => ({
  ...shelf(database, 'favorites'),
  ...removable(database, 'favorites'),
});
export type FavoritesRepository = ReturnType<typeof favoritesRepository>;

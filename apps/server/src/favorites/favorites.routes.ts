import type { Routes } from '../use-case/use-case.ts';
import { addFavorite } from './add-favorite.ts';
import { listFavorites } from './list-favorites.ts';
import { removeAllFavorites } from './remove-all-favorites.ts';
import { removeFavorite } from './remove-favorite.ts';
import { restoreFavorites } from './restore-favorites.ts';

export const favoriteRoutes: Routes<
  'listFavorites' | 'addFavorite' | 'removeFavorite' | 'removeAllFavorites' | 'restoreFavorites'
> = {
  listFavorites,
  addFavorite,
  removeFavorite,
  removeAllFavorites,
  restoreFavorites,
};

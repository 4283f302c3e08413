import type { Routes } from '../use-case/use-case.ts';
import { addFavorite } from './add-favorite.ts';
import { listFavorites } from './list-favorites.ts';
import { removeAllFavorites } from './remove-all-favorites.ts';
import { removeFavorite } from './remove-favorite.ts';
import { restoreFavorites } from './restore-favorites.ts';

export const favoriteRoutes = {
  listFavorites,
  addFavorite,
  removeFavorite,
  removeAllFavorites,
  restoreFavorites,
} satisfies Routes<'listFavorites' | 'addFavorite' | 'removeFavorite' | 'removeAllFavorites' | 'restoreFavorites'>;

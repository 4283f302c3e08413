import type { Routes } from '../http/handlers.ts';
import { addFavorite } from './add-favorite.ts';
import { listFavorites } from './list-favorites.ts';
import { removeFavorite } from './remove-favorite.ts';

export const favoriteRoutes: Routes<'listFavorites' | 'addFavorite' | 'removeFavorite'> = {
  listFavorites,
  addFavorite,
  removeFavorite,
};

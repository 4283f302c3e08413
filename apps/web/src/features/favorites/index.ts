export { CheckedFavoriteButton } from './CheckedFavoriteButton.tsx';
export { FavoriteButton, FavoriteIconButton } from './FavoriteButton.tsx';
export { loadShelf, FavoritesProvider } from './FavoritesProvider.tsx';
export { useFavorites } from './favorites.ts';
export { loadFavoriteIds } from './favorite-ids.ts';

export { CheckedFavoriteButton } from './CheckedFavoriteButton.tsx';
export { FavoriteButton, FavoriteIconButton } from './FavoriteButton.tsx';
export { bringShelf, FavoritesProvider } from './FavoritesProvider.tsx';
export { useFavorites } from './favorites.ts';
export { favoriteIdsOf } from './favorite-ids.ts';

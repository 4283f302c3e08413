export { FavoriteButton, FavoriteIconButton } from './FavoriteButton.tsx';
export { FavoritesProvider, useFavorites } from './favorites.tsx';
export { favoriteIdsOf } from './favorite-ids.ts';

export { FavoriteButton, FavoriteIconButton } from './FavoriteButton.tsx';
export { FavoritesProvider } from './favorites.tsx';
export { favoriteIdsOf } from './favorite-ids.ts';

export { LikeButton } from './LikeButton.tsx';
export { LikesProvider } from './likes.tsx';

export { MyPage } from './MyPage.tsx';
export { HOURS, Promises } from './Promises.tsx';
export { Questions } from './Questions.tsx';
export { FavoritesShelf } from './FavoritesShelf.tsx';
export { readShelf, SHELF_PAGE } from './shelf-view.ts';

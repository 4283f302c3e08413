export { loadGiftPage } from './gift-page.ts';
export { GiftLink } from './GiftLink.tsx';
export { GiftScreen } from './GiftScreen.tsx';
export { readGifts } from './own/gift-list.ts';
export { readGiftReturn } from './own/gift-return.ts';
export { GiftList } from './own/GiftList.tsx';
export { GiftReturn } from './own/GiftReturn.tsx';

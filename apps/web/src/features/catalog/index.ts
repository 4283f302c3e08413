export { type CardView, presentCardView, type Reader } from './card-view.ts';
export { type CatalogPage, catalogPageOf } from './catalog-page.ts';
export { CatalogView } from './CatalogView.tsx';
export { ListFailed } from './ListFailed.tsx';
export { homeOf, type HomeView } from './home-view.ts';
export { readerOf } from './reader.ts';
export { Stage } from './Stage.tsx';
export { TitleCard } from './TitleCard.tsx';
export { TitleRail } from './TitleRail.tsx';

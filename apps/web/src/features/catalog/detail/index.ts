export { BackLink } from './BackLink.tsx';
export { BlockedTitle } from './BlockedTitle.tsx';
export { loadDetail, revalidateDetail } from './detail-loader.ts';
export { detailMeta } from './detail-meta.ts';
export { TitlePage } from './TitlePage.tsx';
export { useTitleInAddress } from './use-title-in-address.ts';

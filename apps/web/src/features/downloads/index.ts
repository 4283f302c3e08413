export { useBlobAddress } from './use-blob-address.ts';
export { bringKeeper } from './use-downloads.ts';
export { DownloadButton } from './DownloadButton.tsx';
export { DownloadsProvider } from './DownloadsProvider.tsx';
export { DownloadsView } from './DownloadsView.tsx';
export type { KeptPlayerProps } from './kept-player-props.ts';
export { OfflineDownloads } from './OfflineDownloads.tsx';

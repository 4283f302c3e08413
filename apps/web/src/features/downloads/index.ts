export { useBlobAddress } from './use-blob-address.ts';
export { loadKeeper as loadDownloadManager } from './use-downloads.ts';
export { DownloadButton } from './DownloadButton.tsx';
export { DownloadsProvider } from './DownloadsProvider.tsx';
export { DownloadsView } from './DownloadsView.tsx';
export type { OfflinePlayerProps } from './kept-player-props.ts';
export { OfflineDownloads } from './OfflineDownloads.tsx';

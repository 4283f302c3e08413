import type { Routes } from '../use-case/use-case.ts';
import { addDownload } from './add-download.ts';
import { listDownloads } from './list-downloads.ts';
import { previewDownload } from './preview-download.ts';
import { removeDownload } from './remove-download.ts';
import { renewDownloads } from './renew-downloads.ts';

export const downloadRoutes = {
  previewDownload,
  addDownload,
  listDownloads,
  renewDownloads,
  removeDownload,
} satisfies Routes<'previewDownload' | 'addDownload' | 'listDownloads' | 'renewDownloads' | 'removeDownload'>;

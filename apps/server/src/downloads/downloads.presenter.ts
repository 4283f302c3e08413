import type { Download as WireDownload } from '@madang/contract/downloads/downloads.contract.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import type { Download } from '@madang/domain/downloads/download.ts';
import { presentCard, presentTexts } from '../catalog/catalog.presenter.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

/** A download with the card of its series. */
export const presentDownload = (download: Download, content: Content, catalog: CatalogSnapshot, today: string): WireDownload => {
  const series = (content.parentId !== null && catalog.find(content.parentId)) || content;
  return {
    id: download.id,
    content_id: content.id,
    quality: download.quality,
    device_id: download.deviceId,
    profile_id: download.profileId,
    added_at: new Date(download.addedAt).toISOString(),
    expires_at: new Date(download.expiresAt).toISOString(),
    meta: {
      episode_number: content.number,
      duration: content.durationSeconds,
      title: { ...presentTexts(content.title), ko: content.title.ko },
    },
    series: presentCard(series, catalog, today),
  };
};

import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

import type { Thumbnail } from './engine.ts';
import type { SignedUrls } from './signed-url-renewer.ts';

interface Thumbnails {
  /** Opens the thumbnails: a given WebVTT of tiles, or else the manifest's image track. */
  readonly open: (player: shaka.Player, url: string | undefined) => Promise<void>;
  readonly at: (positionSeconds: number) => Promise<Thumbnail | null>;
  readonly close: () => void;
}

/** Creates thumbnails. Tiles use the current signed URL. It is never renewed only for a tile. */
export const createThumbnails = (urls?: SignedUrls): Thumbnails => {
  let player: shaka.Player | undefined;
  let trackId: number | undefined;

  return {
    open: async (openedPlayer, url) => {
      player = openedPlayer;
      trackId = openedPlayer.getImageTracks()[0]?.id;
      if (trackId !== undefined || url === undefined) return;
      // Scrubbing without pictures is better than no film
      const track = await openedPlayer.addThumbnailsTrack(url, 'text/vtt').catch(() => undefined);
      trackId = track?.id;
    },
    at: async (positionSeconds) => {
      if (!player || trackId === undefined) return null;
      const tile = await player.getThumbnails(trackId, positionSeconds).catch(() => null);
      const url = tile?.uris[0];
      if (!tile || url === undefined || urls?.hasRunOut()) return null;
      return {
        url: urls ? urls.addressOf(url) : url,
        x: tile.positionX,
        y: tile.positionY,
        width: tile.width,
        height: tile.height,
        spriteWidth: tile.imageWidth,
        spriteHeight: tile.imageHeight,
      };
    },
    close: () => {
      player = undefined;
    },
  };
};

import { sheetFile } from './media-index.ts';
import { extinf, joinPlaylist, vodHeader } from './media-playlist.ts';
import { playingTimeMs, type Programme } from './timeline.ts';

type ListedSheet = Readonly<{ number: number; durationMs: number }>;

/** Sprite sheets of every pass with the time each covers. The last is cut at the end of the episode. */
const listSheets = (programme: Programme): readonly ListedSheet[] => {
  const {
    durationMs: passMs,
    thumbnails: { sheets, columns, rows, intervalMs },
  } = programme.index;
  const sheetMs = columns * rows * intervalMs;
  const totalMs = playingTimeMs(programme);
  const listed: ListedSheet[] = [];
  for (let passStart = 0; passStart < totalMs; passStart += passMs) {
    for (let sheet = 0; sheet < sheets; sheet += 1) {
      const endMs = Math.min((sheet + 1) * sheetMs, passMs, totalMs - passStart);
      if (endMs > sheet * sheetMs) listed.push({ number: sheet + 1, durationMs: endMs - sheet * sheetMs });
    }
  }
  return listed;
};

/** Image playlist for the seek bar (Roku's EXT-X-IMAGES-ONLY, which shaka-player supports). */
export const thumbnailPlaylist = (programme: Programme): string => {
  const { folder, columns, rows, width, height, intervalMs } = programme.index.thumbnails;
  const sheets = listSheets(programme);
  const target = Math.ceil(Math.max(...sheets.map(({ durationMs }) => durationMs)) / 1000);
  const tiles = `#EXT-X-TILES:RESOLUTION=${width}x${height},LAYOUT=${columns}x${rows},DURATION=${intervalMs / 1000}`;
  const lines = sheets.flatMap(({ number, durationMs }) => [extinf(durationMs), tiles, `${folder}/${sheetFile(number)}`]);
  return joinPlaylist([...vodHeader(target, '#EXT-X-IMAGES-ONLY'), ...lines]);
};

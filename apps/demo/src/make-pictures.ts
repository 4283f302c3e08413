import { createHash } from 'node:crypto';
import type { ContentPicture } from '@madang/domain/catalog/content.ts';
import { type Artwork, makeArtwork } from './artwork/make-artwork.ts';
import type { PictureNotes } from './artwork/picture-file.ts';
import { TITLES } from './catalog/all.ts';
import { WEBTOONS } from './catalog/webtoons/all.ts';
import { PEOPLE } from './people/names.ts';
import { PICTURED_TITLES } from './popups/popups.ts';
import type { Progress } from './progress.ts';
import { episodesToDraw } from './webtoons/all.ts';
import type { Pictures } from './world.ts';

/** Part of every address, so that a picture may be kept for ever and a redrawn one is another picture. */
const versionOf = (artwork: Artwork, notes: PictureNotes): string =>
  `${artwork.version}${createHash('sha256').update(JSON.stringify(notes)).digest('hex').slice(0, 8)}`;

const EPISODE_STILL = /^still-\d+$/;

/** Two titles and a face whose pictures are measured: a world of drafts has them in full as well. */
const FULL_AMONG_DRAFTS: readonly number[] = [1002, 1006, 5011];

/** Makes the pictures that are missing below `directory` and tells where each title's and person's are. */
export const makePictures = async (directory: string, draft: boolean, onProgress: Progress): Promise<Pictures> => {
  const artwork = await makeArtwork({
    titles: TITLES,
    webtoons: WEBTOONS,
    people: PEOPLE,
    strips: episodesToDraw(),
    popups: PICTURED_TITLES,
    ...(draft && { draftsExcept: FULL_AMONG_DRAFTS }),
    directory,
    onProgress: (done, all) => onProgress('Artwork', done, all),
  });
  return {
    of(id, still): ContentPicture {
      const notes = artwork.pictures[String(id)];
      if (!notes) throw new Error(`Nothing was drawn for ${id}.`);
      const stills = Object.keys(notes).filter((name) => EPISODE_STILL.test(name)).length;
      const name = still === 0 || stills === 0 ? 'still' : `still-${((still - 1) % stills) + 1}`;
      const color = (notes[name] ?? notes['poster'] ?? notes['square'])?.colour ?? '#1b1b23';
      return { path: `${versionOf(artwork, notes)}/${id}`, still: name, color };
    },
    panelColor: (episodeId, panelId) => artwork.pictures[`strips/${episodeId}`]?.[panelId]?.colour ?? '#1b1b23',
  };
};

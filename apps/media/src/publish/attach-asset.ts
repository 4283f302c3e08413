import type { Repositories } from '@madang/database/repositories.ts';
import { attachFault, playing, type AttachFault } from '@madang/domain/catalog/asset-of-title.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { MediaFault } from '../media-fault.ts';

const WORDS: Readonly<Record<AttachFault, (title: string, asset: string) => string>> = {
  TITLE_PLAYS_NOTHING: (title) => `Title ${title} plays nothing itself: name an episode or a film.`,
  ASSET_OF_ANOTHER_TITLE: (title, asset) =>
    `Title ${title} is for families and plays an asset of its own; ${asset} is played by another title. Ingest its film under another name.`,
  ASSET_OF_A_FAMILY_TITLE: (title, asset) =>
    `${asset} belongs to a title for families, and title ${title} cannot play it too. Ingest its film under another name.`,
};

/** The title, when it may play the asset. Throws MediaFault with the reason when it may not. */
const mayPlay = async ({ catalog }: Repositories, title: string, asset: string): Promise<Content> => {
  const content = await catalog.find(title);
  if (!content) throw new MediaFault(`There is no title ${title} in the catalogue.`);
  const fault = attachFault(content, await catalog.listPlaying(asset));
  if (fault) throw new MediaFault(WORDS[fault](title, asset));
  return content;
};

/** Throws MediaFault when a title may not play an asset: asked before hours are spent on making it. */
export const checkAttachable = async (bound: Repositories, title: string, asset: string): Promise<void> => {
  await mayPlay(bound, title, asset);
};

/** Lets a title play a published asset from now on. `version` names the catalogue that it makes. */
export const attachAsset = async (bound: Repositories, title: string, index: MediaIndex, version: string): Promise<void> => {
  const content = await mayPlay(bound, title, index.asset);
  const { asset, durationMs } = index;
  await bound.catalog.setAsset(title, playing(content, { id: asset, durationMs }), version);
};

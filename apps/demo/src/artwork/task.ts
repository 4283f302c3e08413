import { join } from 'node:path';
import { type EpisodeToDraw, findEpisode } from '../webtoons/all.ts';
import type { Drawable } from './compositions.ts';
import type { Sitter } from './faces.ts';
import type { ProfilePicture } from './profile-pictures.ts';
import { picturesOfPerson, picturesOfProfile, picturesOfStrip, picturesOfTitle } from './pictures.ts';
import type { PictureNotes } from './picture-file.ts';
import { writePictures } from './write-pictures.ts';

/** One folder of pictures to be made; plain data, so that it can be sent to a thread. */
export type Task = (
  | { kind: 'title'; path: string; work: Drawable; episodes: number; popup?: true }
  | { kind: 'person'; path: string; sitter: Sitter }
  | { kind: 'profile'; path: string; name: ProfilePicture }
  | { kind: 'strip'; path: string; episode: EpisodeToDraw }
) & {
  /** Its pictures are drafts. */
  draft?: true;
};

const picturesOf = (task: Task) => {
  switch (task.kind) {
    case 'title':
      return picturesOfTitle(task.work, task.episodes, task.popup);
    case 'person':
      return picturesOfPerson(task.sitter);
    case 'profile':
      return picturesOfProfile(task.name);
    case 'strip':
      return picturesOfStrip(findEpisode(task.episode.slug, task.episode.number));
  }
};

export const makeOne = (directory: string, task: Task): Promise<PictureNotes> =>
  writePictures(join(directory, task.path), task, picturesOf(task), task.draft);

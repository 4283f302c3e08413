import type { Routes } from '../use-case/use-case.ts';
import { addLike } from './add-like.ts';
import { getLike } from './get-like.ts';
import { listLikes } from './list-likes.ts';
import { removeLike } from './remove-like.ts';

export const likeRoutes = { getLike, addLike, removeLike, listLikes } satisfies Routes<
  'getLike' | 'addLike' | 'removeLike' | 'listLikes'
>;

import type { Routes } from '../use-case/use-case.ts';
import { addLike } from './add-like.ts';
import { getLike } from './get-like.ts';
import { listLikes } from './list-likes.ts';
import { removeLike } from './remove-like.ts';

export const likeRoutes: Routes<'getLike' | 'addLike' | 'removeLike' | 'listLikes'> = { getLike, addLike, removeLike, listLikes };

import { z } from 'zod';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { operations } from '../operation.ts';
import { ContentId, limit, offset } from '../pagination.ts';

const one = z.object({ content_id: ContentId });

export const likeOperations = operations({
  getLike: {
    summary: 'Whether the profile likes a title.',
    authority: 'profile',
    input: one,
    object: z.object({ is_like: z.boolean() }),
    refusals: [],
  },
  addLike: {
    summary: 'Likes a title; twice is once.',
    authority: 'profile',
    input: one,
    object: z.null(),
    refusals: ['CONTENT_NOT_FOUND'],
  },
  removeLike: { summary: 'Takes a like back.', authority: 'profile', input: one, object: z.null(), refusals: [] },
  listLikes: {
    summary: 'Ids of what the profile likes, newest first.',
    authority: 'profile',
    input: z.object({ offset: offset(), limit: limit(PAGE_SIZES.likeList) }),
    objects: z.object({ id: z.string() }),
    refusals: [],
  },
});

import { z } from 'zod';
import { Card } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';
import { ContentId, limit, offset } from '../pagination.ts';

const one = z.object({ content_id: ContentId });

export const favoriteOperations = operations({
  listFavorites: {
    summary: 'The profile’s shelf, newest first.',
    authority: 'user',
    input: z.object({ offset: offset(), limit: limit(30) }),
    objects: Card,
    refusals: [],
  },
  addFavorite: {
    summary: 'Puts a title on the shelf; twice is once.',
    authority: 'user',
    input: one,
    object: z.null(),
    refusals: ['CONTENT_NOT_FOUND'],
  },
  removeFavorite: {
    summary: 'Takes a title off the shelf; one that is not there is no error.',
    authority: 'user',
    input: one,
    object: z.null(),
    refusals: [],
  },
});

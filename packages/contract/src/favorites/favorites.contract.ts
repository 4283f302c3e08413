import { z } from 'zod';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { Card } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';
import { ContentId, limit, offset } from '../pagination.ts';
import { Removal, RemovalId } from '../removal.ts';

const one = z.object({ content_id: ContentId });

export const favoriteOperations = operations({
  listFavorites: {
    summary: 'The profile’s shelf, newest first.',
    authority: 'profile',
    input: z.object({ offset: offset(), limit: limit(PAGE_SIZES.myPage) }),
    objects: Card,
    refusals: [],
  },
  addFavorite: {
    summary: 'Puts a title on the shelf; twice is once.',
    authority: 'profile',
    input: one,
    object: z.null(),
    refusals: ['CONTENT_NOT_FOUND'],
  },
  removeFavorite: {
    summary: 'Takes a title off the shelf; one that is not there is no error.',
    authority: 'profile',
    input: one,
    object: Removal,
    refusals: [],
  },
  removeAllFavorites: {
    summary: 'Clears the shelf.',
    authority: 'profile',
    object: Removal,
    refusals: [],
  },
  restoreFavorites: {
    summary: 'Puts back what was taken off in the last five minutes, each in its place.',
    authority: 'profile',
    input: RemovalId,
    object: z.null(),
    refusals: ['REMOVAL_NOT_FOUND'],
  },
});

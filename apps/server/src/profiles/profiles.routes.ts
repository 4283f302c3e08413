import type { Needs } from '../use-case/needs.ts';
import type { FastifyPluginAsync } from 'fastify';
import { ofRefusal } from '../http/errors.ts';
import type { Routes } from '../use-case/use-case.ts';
import { changeProfile } from './change-profile.ts';
import { changeProfilePin } from './change-profile-pin.ts';
import { confirmProfilePin } from './confirm-profile-pin.ts';
import { getPicture } from './get-picture.ts';
import { getProfile } from './get-profile.ts';
import { listProfiles } from './list-profiles.ts';
import { removeProfile } from './remove-profile.ts';
import { selectProfile } from './select-profile.ts';

type Operations =
  | 'listProfiles'
  | 'getProfile'
  | 'selectProfile'
  | 'changeProfile'
  | 'removeProfile'
  | 'confirmProfilePin'
  | 'changeProfilePin';

export const profileRoutes = {
  listProfiles,
  getProfile,
  selectProfile,
  changeProfile,
  removeProfile,
  confirmProfilePin,
  changeProfilePin,
} satisfies Routes<Operations>;

/** /img/profiles/{id}.webp: the id is chance, and another picture has another one. */
const PICTURE = /^([0-9a-f-]{36})\.webp$/;

/** Uploaded profile pictures. Their URLs are unguessable and need no session. */
export const profilePictureRoutes: FastifyPluginAsync<{ readonly deps: Needs<'repositories', 'profiles'> }> = async (
  app,
  { deps },
) => {
  app.get<{ Params: { name: string } }>('/img/profiles/:name', async (request, reply) => {
    const [, id] = PICTURE.exec(request.params.name) ?? [];
    const picture = id === undefined ? null : await getPicture(deps)(id);
    if (!picture) {
      const { status, body } = ofRefusal({ refusal: 'ROUTE_NOT_FOUND' });
      return reply.code(status).header('cache-control', 'no-store').send(body);
    }
    return reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp').send(picture);
  });
};

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Needs } from '../use-case/needs.ts';
import type { FastifyRequest } from 'fastify';
import { COOKIES } from './cookies.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Knows operators by the key that this installation keeps; without a key there are none. */
export const createOperatorCheck =
  (key: string | null) =>
  (authorization: string): boolean =>
    key !== null && timingSafeEqual(digest(authorization), digest(`operator ${key}`));

/**
 * The session of a media request, by its access token alone, without the database, because every player sends a request every few
 * seconds. An expired token counts as none.
 */
export const carriedSession =
  ({ tokens, now }: Needs<'now' | 'tokens'>) =>
  async ({ headers, cookies }: FastifyRequest): Promise<string | null> => {
    const token = headers.authorization ?? cookies[COOKIES.token];
    const claims = token ? await tokens.readAccess(token, now()) : null;
    return claims && claims.sessionId;
  };

/**
 * The account that fetches a file of its own. The browser fetches it like a page, so the cookie authenticates it. An ended session
 * gets nothing.
 */
export const carriedAccount =
  ({ tokens, sessions, now }: Needs<'now' | 'sessions' | 'tokens'>) =>
  async ({ headers, cookies }: FastifyRequest): Promise<string | null> => {
    const token = headers.authorization ?? cookies[COOKIES.token];
    const claims = token ? await tokens.readAccess(token, now()) : null;
    const known = claims && (await sessions.find(claims.sessionId, claims.accountId));
    return known ? known.account.id : null;
  };

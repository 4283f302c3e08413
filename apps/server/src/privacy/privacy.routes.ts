import type { Needs } from '../use-case/needs.ts';
import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { carriedSession } from '../http/credentials.ts';
import { ofRefusal } from '../http/errors.ts';
import type { Routes } from '../use-case/use-case.ts';
import { changePrivacyChoices } from './change-privacy-choices.ts';
import { createDataExport, EXPORT_FILE } from './create-data-export.ts';
import { getDataFile } from './get-data-file.ts';
import { getPrivacyChoices } from './get-privacy-choices.ts';

export const privacyRoutes = {
  getPrivacyChoices,
  changePrivacyChoices,
  createDataExport,
} satisfies Routes<'getPrivacyChoices' | 'changePrivacyChoices' | 'createDataExport'>;

/** That this site honours the signal, and since when (Global Privacy Control, section 4). */
const GPC_SUPPORT = { gpc: true, lastUpdate: '2026-11-23' } as const;

/** Routes outside of the contract: the data export file, and the Global Privacy Control resource that other sites read. */
export const privacyFileRoutes: FastifyPluginAsync<{
  readonly deps: Needs<
    'catalog' | 'exportTickets' | 'limits' | 'now' | 'repositories' | 'sessions' | 'settings' | 'tokens',
    'accounts' | 'personalData' | 'profiles'
  >;
}> = async (app, { deps }) => {
  const sessionOf = carriedSession(deps);

  app.get('/.well-known/gpc.json', (_request, reply) => reply.header('cache-control', 'public, max-age=86400').send(GPC_SUPPORT));

  app.get<{ Querystring: { ticket?: unknown } }>(EXPORT_FILE, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { ticket } = request.query;
    const file = await getDataFile(deps)(typeof ticket === 'string' ? ticket : '', await sessionOf(request));
    if (!file.ok) {
      const { status, body } = ofRefusal(file);
      return reply.code(status).send(body);
    }
    return reply
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .type('application/json; charset=utf-8')
      .send(Readable.from(file.pieces));
  });
};

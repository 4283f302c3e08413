import type { Needs } from '../use-case/needs.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { refuse } from '../use-case/use-case.ts';
import { writeDataExport } from './write-data-export.ts';

/** The export file of a signed URL, only for the session that it names. */
export const getDataFile =
  (
    deps: Needs<
      'catalog' | 'exportTickets' | 'limits' | 'now' | 'repositories' | 'sessions' | 'settings',
      'accounts' | 'personalData' | 'profiles'
    >,
  ) =>
  async (text: string, carriedSession: string | null) => {
    const at = deps.now();
    const ticket = deps.exportTickets.read(text, at);
    if (!ticket) return refuse('MEDIA_ADDRESS_INVALID');
    const retryAfter = await deps.limits.take('dataExportFile', ticket.id);
    if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
    const known = await deps.sessions.find(ticket.sessionId, ticket.accountId);
    if (!known || carriedSession !== ticket.sessionId) return refuse('SIGN_IN_NEEDED');
    const epoch = await deps.repositories.accounts.authorityEpoch(ticket.accountId);
    if (epoch !== ticket.epoch) return refuse('MEDIA_ADDRESS_INVALID');
    const name = `madang-data-${toDay(at)}.json`;
    return { ok: true, name, pieces: writeDataExport(deps, ticket.accountId) } as const;
  };

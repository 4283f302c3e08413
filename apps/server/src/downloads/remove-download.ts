import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

export const removeDownload: UseCase<'removeDownload', Needs<'repositories', 'downloads'>> =
  ({ repositories }) =>
  async ({ accountId }, { id }) =>
    (await repositories.downloads.remove(accountId, [id])) === 0 ? refuse('DOWNLOAD_NOT_FOUND') : answer(null);

import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

export const removeDownload: UseCase<'removeDownload'> =
  ({ repositories }) =>
  async ({ accountId }, { id }) =>
    (await repositories.downloads.remove(accountId, [id])) === 0 ? refuse('DOWNLOAD_NOT_FOUND') : answer(null);

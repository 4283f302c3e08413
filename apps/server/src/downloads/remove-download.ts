import { answer, type UseCase } from '../http/handlers.ts';

export const removeDownload: UseCase<'removeDownload'> =
  ({ repositories }) =>
  async ({ accountId }, { id }) => {
    await repositories.downloads.remove(accountId, [id]);
    return answer(null);
  };

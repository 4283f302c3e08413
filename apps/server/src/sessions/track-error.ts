import { answer, type UseCase } from '../http/handlers.ts';

/** Writes a browser's error report to the log, once, without who it was. */
export const trackError: UseCase<'trackError'> =
  ({ report }) =>
  async (_viewer, { code, path, message }) => {
    report({ code, path, message });
    return answer(null);
  };

import type { CallFailed } from '@madang/contract/client.ts';

/** What the operators' log calls the four calls: with an answer that says no, and without one that can be read (LI-33). */
const CODES = {
  getLike: { refused: 'API2030', unanswered: 'API2090' },
  addLike: { refused: 'API2031', unanswered: 'API2091' },
  removeLike: { refused: 'API2032', unanswered: 'API2092' },
  listLikes: { refused: 'API2033', unanswered: 'API2093' },
} as const;

export type LikeCall = keyof typeof CODES;

/** The report of a failed call: API code, server code and local code; it names the call, for others have the same number. */
export const likeReport = (
  call: LikeCall,
  { status, code, local, message }: Pick<CallFailed, 'status' | 'code' | 'local' | 'message'>,
  path: string,
) => ({
  code: `${CODES[call][status === 0 ? 'unanswered' : 'refused']}-${code}-${local}`,
  path,
  message: `${call}: ${message}`,
});

import type { Api } from '@madang/contract/api.ts';
import type { AnswerOf } from '@madang/contract/operation.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import type { Visitor } from '../../../render';

export type UndoView =
  | { readonly view: 'asks'; readonly undo: AnswerOf<Api['previewIdentityUndo']> }
  | { readonly view: 'done'; readonly outside: string }
  | { readonly view: 'failed'; readonly refusal: Refusal | 'OUTAGE'; readonly code: string };

const failed = onCallFailed(({ reason, code }): UndoView => ({ view: 'failed', refusal: reason ?? 'OUTAGE', code }));

/** Reads what the link removes, and removes nothing. */
export const loadUndo = async ({ api }: Pick<Visitor, 'api'>, token: string): Promise<UndoView> => {
  try {
    return { view: 'asks', undo: await api.previewIdentityUndo({ token }) };
  } catch (error) {
    return failed(error);
  }
};

export const undoByForm = async ({ api }: Pick<Visitor, 'api'>, token: string, form: FormData): Promise<UndoView> => {
  const outside = form.get('outside');
  try {
    await api.undoIdentity({ token });
    return { view: 'done', outside: typeof outside === 'string' ? outside : '' };
  } catch (error) {
    return failed(error);
  }
};

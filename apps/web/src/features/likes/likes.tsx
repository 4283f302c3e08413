import { useToast } from '@madang/ui/Toast.tsx';
import { createContext, type PropsWithChildren, use, useCallback, useMemo, useRef, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';

interface Likes {
  /** False until loaded. */
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Asks about one title. */
  readonly check: (id: string) => void;
  /** Loads all likes, once per page, for lists. */
  readonly list: () => void;
}

/** Null for people who are not signed in: they like nothing here. */
const LikesContext = createContext<Likes | null>(null);
export const useLikes = (): Likes | null => use(LikesContext);

const PAGE = PAGE_SIZES.likeList;
/** Beyond these a card only learns of its thumb on its own page. */
const MOST = 500;

type Known = ReadonlyMap<string, boolean>;

/** Toast of a failed call. The API client reports it to the operators. */
const useLikeFailure = () => {
  const { words } = useWords();
  const toast = useToast();
  return useMemo(() => onCallFailed(() => toast(words.likes.e_failloadsubs, 'failed')), [toast, words]);
};

const listAll = async (): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let offset = 0; offset < MOST; offset += PAGE) {
    const { objects, total_count } = await api.listLikes({ offset, limit: PAGE });
    ids.push(...objects.map(({ id }) => id));
    if (offset + PAGE >= total_count) break;
  }
  return ids;
};

/**
 * Likes of the profile, as far as this page has loaded them. Optimistic updates are reverted on failure (LI-24, LI-25).
 */
export function LikesProvider({ children }: PropsWithChildren) {
  const fail = useLikeFailure();
  const [known, setKnown] = useState<Known>(new Map());
  const underWay = useRef(new Set<string>());
  const listed = useRef(false);

  /** An answer that comes late says nothing of what was changed since. */
  const learn = useCallback(
    (found: readonly (readonly [string, boolean])[]) => setKnown((now) => new Map([...found, ...now])),
    [],
  );
  const check = useCallback(
    (id: string) => {
      const load = async () => learn([[id, (await api.getLike({ content_id: id })).is_like]]);
      load().catch(fail);
    },
    [learn, fail],
  );
  const list = useCallback(() => {
    if (listed.current) return;
    listed.current = true;
    const load = async () => learn((await listAll()).map((id) => [id, true]));
    load().catch(fail);
  }, [learn, fail]);

  const toggle = useCallback(
    async (id: string) => {
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      const liked = known.get(id) ?? false;
      const call = liked ? 'removeLike' : 'addLike';
      setKnown((now) => new Map(now).set(id, !liked));
      try {
        await api[call]({ content_id: id });
      } catch (error) {
        setKnown((now) => new Map(now).set(id, liked));
        fail(error);
      } finally {
        underWay.current.delete(id);
      }
    },
    [known, fail],
  );
  const likes = useMemo(
    () => ({ has: (id: string) => known.get(id) ?? false, toggle: (id: string) => void toggle(id), check, list }),
    [known, toggle, check, list],
  );
  return <LikesContext value={likes}>{children}</LikesContext>;
}

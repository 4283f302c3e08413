import type { Suggestion } from '@madang/contract/search/search.contract.ts';
import { cleanQuery, isSearchable } from '@madang/domain/search/query.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { useEffect, useState } from 'react';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';

/** Debounce before suggestions are requested, in milliseconds. */
export const PAUSE_MS = 200;

const NONE: readonly Suggestion[] = [];

/**
 * Debounced suggestions for a typed text. A response for an older text is dropped (SR-16). A failed request gives no
 * suggestions, because the search itself reports the failure.
 */
export const useSuggestions = (typed: string, language: Language): readonly Suggestion[] => {
  const [suggested, setSuggested] = useState({ q: '', suggestions: NONE });
  const q = cleanQuery(typed);

  useEffect(() => {
    if (!isSearchable(q)) return undefined;
    return abortOnCleanup((signal) => {
      const load = async () => {
        const { objects } = await api.listSuggestions({ q, language }).catch(onCallFailed(() => ({ objects: NONE })));
        if (!signal.aborted) setSuggested({ q, suggestions: objects });
      };
      const timer = setTimeout(() => void load(), PAUSE_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  }, [q, language]);

  // Until the answer comes, those of the text before stand: they rarely change with a letter.
  return isSearchable(q) ? suggested.suggestions : NONE;
};

import type { Language } from '@madang/domain/shared/language.ts';
import { useLocation } from 'react-router';
import { hasPromotion } from '#app/platform/scanned-promotion.ts';
import { visit } from '#app/platform/window.ts';
import { readTrail } from '#app/shell/use-trail.ts';
import { useWords } from '#app/shell/words.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { wayBack } from './way-back.ts';

type EntryForm = Omit<Parameters<typeof useCheckedForm>[0], 'onDone' | 'leaves'> & {
  /** What still lies between here and where one wanted to be. */
  leadsOn: (language: Language, target: string) => string;
};

/** A form that asks to come in. */
export const useEntryForm = ({ leadsOn, ...form }: EntryForm) => {
  const { language } = useWords();
  const { search } = useLocation();
  return useCheckedForm({
    ...form,
    leaves: true,
    onDone: () => visit(leadsOn(language, wayBack(language, search, readTrail(), hasPromotion()))),
  });
};

import type { CallFailed } from '@madang/contract/client.ts';
import { plural } from '@madang/i18n/fill.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { refusalText } from '#app/shell/refusal-text.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useWords } from '#app/shell/words.tsx';

/** Error messages by field. `form` is for errors of no field. */
export type ProfileFaults = Readonly<Partial<Record<string, string>>>;

/** Explains a failed call: beside the named fields, else in one line. An outage shows the generic apology (PR-41). */
export const useFailure = () => {
  const { words, locale } = useWords(profileWords, refusalWords);
  const apologize = useApology();
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = words.profiles.faults;

  return ({ reason, fields, retryAfter }: CallFailed): ProfileFaults => {
    if (reason === null) {
      apologize();
      return {};
    }
    if (retryAfter !== null) return { form: plural(locale, words.profiles.wait, Math.ceil(retryAfter / 60)) };
    const known = Object.entries(fields).flatMap(([field, fault]): [string, string][] => {
      const text = texts[field]?.[fault];
      return text === undefined ? [] : [[field, text]];
    });
    return known.length > 0 ? Object.fromEntries(known) : { form: refusalText(words, reason) };
  };
};

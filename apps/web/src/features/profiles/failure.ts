import { plural } from '@madang/i18n/fill.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { isCallFailed } from '#app/platform/api.ts';
import { refusalText } from '#app/shell/refusal-text.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useWords } from '#app/shell/words.tsx';

/** What is wrong with each field of a form, in words; `form` is what is wrong with none of them. */
export type Faults = Readonly<Partial<Record<string, string>>>;

/** Says why a call failed: beside the fields where it names them, in one line where it does not; what broke is apologised for (PR-41). */
export const useFailure = () => {
  const { words, locale } = useWords(profileWords, refusalWords);
  const apologize = useApology();
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = words.profiles.faults;

  return (error: unknown): Faults => {
    if (!isCallFailed(error)) throw error;
    const { reason, fields, retryAfter } = error;
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

import type { Suggestion } from '@madang/contract/search/search.contract.ts';
import { cleanQuery, isSearchable } from '@madang/domain/search/query.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { plural } from '@madang/i18n/fill.ts';
import { searchWords } from '@madang/i18n/parts/search.ts';
import { Combobox } from '@madang/ui/Combobox.tsx';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { type FormEvent, type ReactNode, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { detailPath, paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import { SuggestionLine } from './SuggestionLine.tsx';
import { trackOpened } from './track-search.ts';
import { rememberSearch } from './use-recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchFieldProps {
  id: string;
  value: string;
  onType: (text: string) => void;
  /** With a text long enough to be searched for. */
  onSearch: (q: string) => void;
  profileId: string | null;
  /** ID of the hint beside the field. */
  hintId?: string;
  autoFocus?: boolean;
  /** Results come below as one types: suggestions would lie over them, and wait to be asked for. */
  overResults?: boolean;
  /** What travels with the text where there are no scripts. */
  children?: ReactNode;
}

const idOf = ({ kind, id }: Suggestion): string => `${kind} ${id}`;

const suggestionPath = (language: Language, { kind, id, detail_type, text }: Suggestion): string => {
  if (kind === 'keyword') return paths.search(language, { kpick: id, search_src: 'suggestion' });
  if (kind === 'person' || detail_type === null) return paths.person(language, id, text);
  return detailPath(language, { id, detail_type }, text);
};

/** Search field with suggestions. Without JavaScript a plain form. */
export function SearchField({
  id,
  value,
  onType,
  onSearch,
  profileId,
  hintId,
  autoFocus,
  overResults = false,
  children,
}: SearchFieldProps) {
  const { words, language, locale } = useWords(searchWords);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const suggestions = useSuggestions(value, language);
  const options = useMemo(
    () => suggestions.map((suggestion) => ({ id: idOf(suggestion), content: <SuggestionLine suggestion={suggestion} /> })),
    [suggestions],
  );

  const follow = (suggestion: Suggestion) => {
    const { kind, id: found, text } = suggestion;
    if (kind !== 'keyword') rememberSearch(profileId, text);
    if (kind === 'title') trackOpened({ q: cleanQuery(value), source: 'suggestion', count: suggestions.length }, found);
    void navigate(suggestionPath(language, suggestion), { viewTransition: true });
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const q = cleanQuery(value);
    if (!isSearchable(q)) return;
    rememberSearch(profileId, q);
    onSearch(q);
  };

  const clear = () => {
    onType('');
    form.current?.querySelector('input')?.focus();
  };

  return (
    <form ref={form} role="search" method="get" action={paths.search(language)} onSubmit={handleSubmit}>
      <Combobox
        id={id}
        name="q"
        label={words.search.label}
        listLabel={words.search.suggestions}
        placeholder={words.search.placeholder}
        maxLength={200}
        value={value}
        onType={onType}
        options={options}
        onChoose={(option) => {
          const chosen = suggestions.find((suggestion) => idOf(suggestion) === option.id);
          if (chosen) follow(chosen);
        }}
        opensItself={!overResults}
        announcement={plural(locale, words.search.suggested, options.length)}
        aria-describedby={hintId}
        autoFocus={autoFocus}
        data-first={autoFocus || undefined}
        start={<IconButton type="submit" icon="search" label={words.shell.search} />}
        end={value !== '' && <IconButton icon="close" label={words.search.clear} onClick={clear} />}
      />
      {children}
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { readTrail } from '#app/shell/use-trail.ts';
import { visit } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Faults, Rejection } from './rejection.ts';
import { wayBack } from './way-back.ts';

const NOTHING_WRONG: Rejection = { faults: {}, reason: null };

interface EntryForm {
  check: (form: FormData) => Faults;
  /** Null when it worked. */
  send: (form: FormData) => Promise<Rejection | null>;
  /** What a form posted without scripts was told. */
  initial?: Rejection | null | undefined;
}

const focusFirst = (form: HTMLFormElement, { faults, reason }: Rejection): void => {
  const faulty = (element: Element) =>
    element instanceof HTMLElement && Object.hasOwn(faults, element.getAttribute('name') ?? '');
  const first = [...form.elements].find(faulty) ?? (reason && form.elements.namedItem('password'));
  if (first instanceof HTMLElement) first.focus();
};

/** A form that asks to come in: its fields keep what was typed, its faults leave one by one as they are mended. */
export const useEntryForm = ({ check, send, initial }: EntryForm) => {
  const { language } = useWords();
  const { search } = useLocation();
  const [rejection, setRejection] = useState<Rejection>(initial ?? NOTHING_WRONG);
  const [busy, setBusy] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    try {
      const rejected = await send(new FormData(form));
      if (!rejected) {
        visit(wayBack(language, search, readTrail()));
        return;
      }
      setRejection(rejected);
      setBusy(false);
      focusFirst(form, rejected);
    } catch (error) {
      setBusy(false);
      throw error;
    }
  };

  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    const now: Readonly<Record<string, string>> = check(new FormData(event.currentTarget));
    const changed = event.target instanceof Element ? event.target.getAttribute('name') : null;
    // No new fault appears while typing; one that only the server knew is gone as soon as its field changes.
    const remaining = ([field, fault]: [string, string]): [string, string][] => {
      const known = now[field] ?? (fault === 'in_use' && field !== changed ? fault : null);
      return known === null ? [] : [[field, known]];
    };
    setRejection(({ faults, reason }) => ({ faults: Object.fromEntries(Object.entries(faults).flatMap(remaining)), reason }));
  };

  return { rejection, busy, handlers: { onSubmit: handleSubmit, onChange: handleChange } };
};

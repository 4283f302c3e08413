import { meaningOfKey } from '@madang/player/keyboard.ts';
import type { ChromeAction, KeyTarget } from '@madang/player/keyboard.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';

const FIELDS = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable=true]';

const targetOf = (target: EventTarget | null): KeyTarget => {
  if (!(target instanceof Element)) return 'film';
  if (target.matches(FIELDS)) return 'field';
  if (target.matches('[role=slider], input[type=range]')) return 'slider';
  if (target.matches('input[type=radio]')) return 'list';
  return target.matches('button, a[href], input[type=checkbox]') ? 'button' : 'film';
};

interface KeyAnswers {
  readonly ask: (request: PlayerRequest) => void;
  readonly act: (action: ChromeAction) => void;
  /** The only part of the page with shortcuts. Null for the whole page. */
  readonly within: RefObject<HTMLElement | null> | null;
}

/** Listens on the whole page: a film is worked by keys wherever the focus is, except in a field or in a dialog that it does not fill. */
export const usePlayerKeys = (store: PlayerStore, page: Document, { ask, act, within }: KeyAnswers): void => {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || page.querySelector('dialog[open]:not([data-film-room])')) return;
    if (within && !(event.target instanceof Node && within.current?.contains(event.target))) return;
    const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event;
    const meaning = meaningOfKey(
      { key, code, shiftKey, ctrlKey, altKey, metaKey, target: targetOf(event.target) },
      store.getSnapshot(),
    );
    if (!meaning) return;
    event.preventDefault();
    if (meaning.type === 'chrome') act(meaning.action);
    else ask(meaning);
  });

  useEffect(() => {
    page.addEventListener('keydown', answer);
    return () => page.removeEventListener('keydown', answer);
  }, [page]);
};

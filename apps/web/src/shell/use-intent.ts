import { isOffered, loadWords } from '@madang/i18n/catalogues.ts';
import { type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { prefetchPage } from '../fast-path/react-router/prefetch-page.ts';
import { renderedLanguage } from '../platform/window.ts';
import type { PageName } from '../routes.ts';
import { findPage } from './page-of.ts';

/** Hover delay that counts as intent, in milliseconds. A passing pointer leaves sooner. */
const REST_MS = 65;

/** Pages whose data can be prefetched without side effects. A video page would request a stream. */
const READ_ONLY: readonly PageName[] = ['home', 'catalog', 'list', 'season', 'media'];

/** Prefetches a page, its data and its messages, so that a click renders at once. */
const prepare = async (path: string): Promise<void> => {
  const name = findPage(path.split(/[?#]/)[0] ?? '');
  if (name === null) return;
  await prefetchPage(path, name, READ_ONLY.includes(name) ? ['language', name] : null);
  const language = renderedLanguage();
  if (isOffered(language)) await loadWords(language);
};

const handle = (path: string): void => {
  // A click fetches what did not come, and then says so.
  prepare(path).catch(() => undefined);
};

/** Detects intent to follow a link: hover, keyboard focus or touch. */
export const useIntent = (path: string | null) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (path === null || import.meta.env.SSR) return {};
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      stop();
      if (pointerType === 'mouse') timer.current = setTimeout(() => handle(path), REST_MS);
    },
    onPointerLeave: stop,
    onTouchStart: () => handle(path),
    onFocus: ({ currentTarget }: SyntheticEvent) => {
      if (currentTarget.matches(':focus-visible')) handle(path);
    },
  };
};

import { type ComponentType, lazy, Suspense } from 'react';
import { withWords } from './with-words.ts';

/**
 * A part of a page that comes by itself, with its words, once the page is there. Without it the page only lacks what it would have said: nothing
 * waits for it, and where it cannot be brought the next page tries again.
 */
export const late = <Props extends object>(bring: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Part = lazy(async () => ({ default: await withWords(bring).catch((): ComponentType<Props> => () => null) }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
};

import { type ComponentType, lazy, Suspense } from 'react';
import { withWords } from './with-words.ts';

/**
 * A part of a page that lazy-loads with its messages after hydration. Nothing waits for it: after a failed load it is
 * left out, and the next page tries again.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Part = lazy(async () => ({ default: await withWords(load).catch((): ComponentType<Props> => () => null) }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
};

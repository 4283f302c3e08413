import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';

test('an icon is drawn by its paths, filled where its shapes say so', () => {
  expect(renderToStaticMarkup(<Icon name="add" />)).toContain('><path d="M12 5v14M5 12h14"></path></svg>');
  expect(renderToStaticMarkup(<Icon name={['!M1 1h2z', 'M4 4h1']} />)).toMatch(
    /><path class="[^"]+" d="M1 1h2z"><\/path><path d="M4 4h1"><\/path><\/svg>$/,
  );
});

test('what stands in an icon is the same for React however often it is rendered', () => {
  const drawn = (name: 'add' | 'close') => Icon({ name }).props as { readonly dangerouslySetInnerHTML: unknown };
  expect(drawn('add').dangerouslySetInnerHTML).toBe(drawn('add').dangerouslySetInnerHTML);
  expect(drawn('add').dangerouslySetInnerHTML).not.toEqual(drawn('close').dangerouslySetInnerHTML);
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { treeOfPage } from './tree-of-page.ts';

const PAGE = [
  '<html lang="en"><head><meta charSet="utf-8"/><title>A &amp; B</title></head><body>',
  '<div class="card" style="--w:3;inline-size:11%" aria-label="&quot;Wind&quot; &lt;Bell&gt;">One<!-- --> two</div>',
  '<svg viewBox="0 0 4 4"><path d="M0 0h4"></path></svg>',
  '<label for="language">Language</label><script>if (1 < 2) start("</p>");</script><p>After</p></body></html>',
].join('');

test('the tree of a page renders to the page', () => {
  const rendered = renderToString(treeOfPage(PAGE));
  expect(rendered.replaceAll('<!-- -->', '')).toBe(PAGE.replaceAll('<!-- -->', ''));
});

test('a page whose ends do not fit is no page', () => {
  expect(() => treeOfPage('<div><p>Open</div>')).toThrow('The page closes <div> where <p> is open.');
});

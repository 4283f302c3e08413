import { type Written, WRITTEN_DATA } from './written.ts';

const END_OF_PAGE = '</body></html>';

/** What would end a script, or a line of one; JSON knows them by their numbers too. */
const UNSAFE = /[<>&\u2028\u2029]/g;
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A value as JSON that may stand in a script of a page. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(UNSAFE, escaped);

const assignmentOf = (parts: ReadonlyMap<string, Written>): string => {
  if (parts.size === 0) return '';
  const fields = [...parts].map(([name, { data }]) => `${scriptJson(name)}:${data}`);
  return `window.${WRITTEN_DATA}={${fields.join(',')}};`;
};

/**
 * Puts the data of the loaders, as the router has encoded it, at the end of a page, the way ServerRouter does in pieces: the
 * router in the browser reads it from a stream that its own scripts have opened. What `parts` were written from comes before it.
 */
export const withPageData = (
  page: string,
  data: string,
  nonce: string,
  parts: ReadonlyMap<string, Written> = new Map(),
): string => {
  if (!page.endsWith(END_OF_PAGE)) throw new Error('A page ends with its body.');
  const stream = 'window.__reactRouterContext.streamController';
  const script = `<script nonce="${nonce}">${assignmentOf(parts)}${stream}.enqueue(${scriptJson(data)});${stream}.close();</script>`;
  return page.slice(0, -END_OF_PAGE.length) + script + END_OF_PAGE;
};

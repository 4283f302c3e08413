// Fast path `inline-styles`: FAST_PATH=inline-styles turns it off.
// Buys: a third of the time to the first paint on a slow phone (row `page times`; decision 7).
// Breaks when the library changes: a pattern over the links as React writes them and the router marks them; if it no longer matches, the links stay.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a stylesheet by its path, or null where it is none of ours. */
export type FindStyles = (path: string) => string | null;

/** The router marks with `#` what is imported later as well, so that the browser does not take the one for the other. */
const LINK = /<link ([^>]*)rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(#?)"\/>/g;

/** Stylesheets of the built pages; they carry a hash in their names, so what was read once stays right. */
export const builtStyles = (folder: string): FindStyles => {
  const known = new Map<string, string | null>();
  return (path) => {
    const read = known.get(path);
    if (read !== undefined) return read;
    let text: string | null = null;
    try {
      text = readFileSync(join(folder, path), 'utf8');
    } catch {
      // The development server makes them as they are asked for.
    }
    // What would end the element early stays where it is.
    const styles = text === null || text.includes('</') ? null : text;
    known.set(path, styles);
    return styles;
  };
};

/**
 * A page with its stylesheets inside, so that it is painted when it has come: on a slow line a stylesheet of its own costs a
 * journey, and shares the line with pictures and scripts. The links stay, asleep: React expects them, and what is imported
 * later finds its styles there already.
 */
export const inlineStyles = (html: string, stylesOf: FindStyles, nonce: string): string =>
  html.replace(LINK, (link, before: string, path: string, mark: string) => {
    const styles = stylesOf(path);
    if (styles === null) return link;
    return `<style nonce="${nonce}">${styles}</style><link ${before}rel="stylesheet" href="${path}${mark}" disabled=""/>`;
  });

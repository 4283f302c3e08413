/** A request target split into what the server routes by and the authority that replaces the Host header. */
export interface RequestTarget {
  /** Path and query, beginning with a slash. */
  readonly path: string;
  /** Host and port of an absolute-form target; null when the target was in origin form. */
  readonly authority: string | null;
}

const ABSOLUTE = /^https?:\/\/([^/?#]+)([^#]*)/i;

/**
 * Reduces an absolute-form target (`GET http://host/path`), which every server must accept, to its path (RFC 9112 section 3.2.2).
 * Null for a target that is no path and asks this server for nothing.
 */
export const requestTarget = (target: string): RequestTarget | null => {
  if (target.startsWith('/')) return { path: target, authority: null };
  const [, authority, rest = ''] = ABSOLUTE.exec(target) ?? [];
  if (authority === undefined) return null;
  return { path: rest.startsWith('/') ? rest : `/${rest}`, authority };
};

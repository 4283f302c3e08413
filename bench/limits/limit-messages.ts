/** Bytes that the limit process gives from memory under a path. */
export interface ServedBytes {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Start message for the limit process. */
export interface LimitSetup {
  /** Null where no PostgreSQL answers: then there are no /rows and no /upsert. */
  readonly databaseUrl: string | null;
  /** Folder of the demo world's pictures, served under /img as the site does. */
  readonly pictures: string;
}

export type LimitMessage =
  | { readonly kind: 'setup'; readonly setup: LimitSetup }
  | { readonly kind: 'serve'; readonly bytes: ServedBytes }
  /** Renders the tree of a page for every request to /render from now on. */
  | { readonly kind: 'render'; readonly html: string };

export type LimitAnswer =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly why: string };

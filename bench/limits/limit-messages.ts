/** Bytes that the limit process serves from memory at a path. */
export interface ServedBytes {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Start message for the limit process. */
export interface LimitSetup {
  /** Null without PostgreSQL; /rows and /upsert are not served then. */
  readonly databaseUrl: string | null;
  /** Folder of the demo world's pictures, served under /img as the site does. */
  readonly pictures: string;
}

export type LimitMessage =
  | { readonly kind: 'setup'; readonly setup: LimitSetup }
  | { readonly kind: 'serve'; readonly bytes: ServedBytes }
  /** Renders this tree for each request to /render from now on. */
  | { readonly kind: 'render'; readonly html: string };

export type LimitAnswer =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly why: string };

import { readFileSync } from 'node:fs';

/** Where `npm run build` puts what browsers are sent. */
export const BUILD = new URL('../build/', import.meta.url);

export interface Built {
  readonly script: string;
  readonly styles: readonly string[];
}

/** What an entry was built into, as the manifest names it. */
export const readBuilt = (entry: string): Built => {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', BUILD), 'utf8')) as Readonly<
    Record<string, { readonly file: string; readonly css?: readonly string[] }>
  >;
  const built = manifest[entry];
  if (!built) throw new Error(`The pages of the sandbox are not built: ${entry} is not in their manifest.`);
  return { script: built.file, styles: built.css ?? [] };
};

/** A page says which script and styles are its own; only those run. */
export const headOf = ({ script, styles }: Built, nonce: string): readonly string[] => [
  ...styles.map((file) => `<link rel="stylesheet" nonce="${nonce}" href="/card-fields/${file}">`),
  `<script type="module" nonce="${nonce}" src="/card-fields/${script}"></script>`,
];

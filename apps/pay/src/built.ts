import { readFileSync } from 'node:fs';
import type { Language } from '@madang/i18n/catalogues.ts';

/** Where `npm run build` puts what browsers are sent. */
export const BUILD = new URL('../build/', import.meta.url);

export interface Built {
  readonly script: string;
  readonly styles: readonly string[];
  readonly fonts: { readonly latin: string; readonly vietnamese: string };
}

/** Where a source file is in the manifest. */
const FONTS = '../../packages/ui/src/fonts/';

/** What an entry was built into, as the manifest names it. */
export const readBuilt = (entry: string): Built => {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', BUILD), 'utf8')) as Readonly<
    Record<string, { readonly file: string; readonly css?: readonly string[] }>
  >;
  const built = manifest[entry];
  const latin = manifest[`${FONTS}madang-latin.woff2`];
  const vietnamese = manifest[`${FONTS}madang-vietnamese.woff2`];
  if (!built || !latin || !vietnamese)
    throw new Error(`The pages of the sandbox are not built: ${entry} or its fonts are not in their manifest.`);
  return { script: built.file, styles: built.css ?? [], fonts: { latin: latin.file, vietnamese: vietnamese.file } };
};

/**
 * A page says which script and styles are its own; only those run. Its fonts are preloaded: text that is laid out before they are
 * there needs a font of the system, and a system without one lays it out with no size.
 */
export const headOf = ({ script, styles, fonts }: Built, language: Language, nonce: string): readonly string[] => [
  ...[fonts.latin, ...(language === 'vi_vn' ? [fonts.vietnamese] : [])].map(
    (file) => `<link rel="preload" href="/card-fields/${file}" as="font" type="font/woff2" crossorigin>`,
  ),
  ...styles.map((file) => `<link rel="stylesheet" nonce="${nonce}" href="/card-fields/${file}">`),
  `<script type="module" nonce="${nonce}" src="/card-fields/${script}"></script>`,
];

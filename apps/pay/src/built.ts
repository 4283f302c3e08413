import { readFileSync } from 'node:fs';
import type { Language } from '@madang/i18n/catalogues.ts';

/** Build output for browsers. */
export const BUILD = new URL('../build/', import.meta.url);

export interface BuiltAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly fonts: { readonly latin: string; readonly vietnamese: string };
}

/** Where a source file is in the manifest. */
const FONTS = '../../packages/ui/src/fonts/';

/** Built files of an entry, from the manifest. */
export const readBuilt = (entry: string): BuiltAssets => {
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
 * Head of a page: script and styles with the nonce that the CSP allows. Fonts are preloaded, because text that is laid
 * out before them needs a system font, and without one it has no size.
 */
export const renderHead = ({ script, styles, fonts }: BuiltAssets, language: Language, nonce: string): readonly string[] => [
  ...[fonts.latin, ...(language === 'vi_vn' ? [fonts.vietnamese] : [])].map(
    (file) => `<link rel="preload" href="/card-fields/${file}" as="font" type="font/woff2" crossorigin>`,
  ),
  ...styles.map((file) => `<link rel="stylesheet" nonce="${nonce}" href="/card-fields/${file}">`),
  `<script type="module" nonce="${nonce}" src="/card-fields/${script}"></script>`,
];

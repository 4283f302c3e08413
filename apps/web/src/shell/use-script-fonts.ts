import chinese from '@fontsource-variable/noto-sans-sc/index.css?url';
import hangul from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import { useEffect } from 'react';
import { addStyles, canDraw, type Script, whenSeen } from '../platform/scripts.ts';

/** Typefaces in many small files, of which a browser fetches those whose letters a page has. */
const FONTS: Readonly<Record<Script, string>> = { hangul, chinese };

/**
 * Brings letters to systems that have none for Korean names or Chinese words, once they are seen; others read in their own. To look whether a
 * system has them takes a phone a while, and nobody waits for it.
 */
export const useScriptFonts = (): void => {
  useEffect(() => {
    const scripts = Object.keys(FONTS) as Script[];
    const stops = scripts.map((script) =>
      whenSeen(script, () => void setTimeout(() => canDraw(script) || addStyles(FONTS[script]))),
    );
    return () => stops.forEach((stop) => stop());
  }, []);
};

import chinese from '@fontsource-variable/noto-sans-sc/index.css?url';
import hangul from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import { useEffect } from 'react';
import { addStyles, canDraw, type Script, whenSeen } from '../platform/scripts.ts';

/** Fonts in many small subsets. The browser loads those whose letters a page has. */
const FONTS: Readonly<Record<Script, string>> = { hangul, chinese };

/**
 * Loads web fonts for Korean or Chinese letters on systems without them, once such letters are seen. The check is slow
 * on phones, so it runs in a timeout.
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

/** Scripts that viewers read here and systems may have no letters for, with two letters that no typeface draws alike. */
const SCRIPTS = {
  hangul: { samples: ['가', '힣'], letter: /\p{Script=Hangul}/u },
  chinese: { samples: ['的', '龙'], letter: /\p{Script=Han}/u },
} as const;
export type Script = keyof typeof SCRIPTS;

const SIDE = 24;

const drawn = (pen: CanvasRenderingContext2D, letter: string): string => {
  pen.clearRect(0, 0, SIDE, SIDE);
  pen.fillText(letter, 2, SIDE - 4);
  return pen.getImageData(0, 0, SIDE, SIDE).data.join();
};

/** Whether the system can draw a script by itself: where it cannot, every letter is the same box. */
export const canDraw = (script: Script): boolean => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return true;
  pen.font = `${SIDE - 6}px sans-serif`;
  const [one, other] = SCRIPTS[script].samples;
  return drawn(pen, one) !== drawn(pen, other);
};

/** Signs of a viewer who may open a menu or scroll. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back once letters of a script may be seen: they are in the page, are added to it, or the viewer interacts.
 * Language names in the closed menus of every page do not count before. Returns how to stop.
 */
export const whenSeen = (script: Script, then: () => void): (() => void) => {
  const { letter } = SCRIPTS[script];
  const says = (node: Node): boolean => letter.test(node.textContent ?? '');
  const main = document.querySelector('main') ?? document.body;
  if (says(main)) {
    then();
    return () => undefined;
  }
  const listening = new AbortController();
  const observer = new MutationObserver(
    (changes) =>
      changes.some(({ target, addedNodes }) => (addedNodes.length > 0 ? [...addedNodes] : [target]).some(says)) && seen(),
  );
  const stop = () => {
    listening.abort();
    observer.disconnect();
  };
  const seen = () => {
    stop();
    then();
  };
  observer.observe(main, { childList: true, characterData: true, subtree: true });
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, seen, { passive: true, signal: listening.signal });
  return stop;
};

/** Adds a stylesheet once. */
export const addStyles = (href: string): void => {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
};

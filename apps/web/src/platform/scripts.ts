/** Scripts that viewers read here and systems may have no letters for, with two letters that no typeface draws alike. */
const SAMPLES = { hangul: ['가', '힣'], chinese: ['的', '龙'] } as const;
export type Script = keyof typeof SAMPLES;

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
  const [one, other] = SAMPLES[script];
  return drawn(pen, one) !== drawn(pen, other);
};

/** Adds a stylesheet once. */
export const addStyles = (href: string): void => {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
};

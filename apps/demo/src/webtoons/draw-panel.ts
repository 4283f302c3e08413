import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { PANEL_WIDTH, type StripPanel } from './format.ts';

/** The panel without its words, at full size. */
export const drawPanel = ({ height, draw }: Pick<StripPanel, 'height' | 'draw'>): Canvas => {
  const canvas = createCanvas(PANEL_WIDTH, height);
  draw(canvas.getContext('2d'), height);
  return canvas;
};

import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { PANEL_WIDTH, type StripPanel } from './format.ts';

/** The panel without its words, at full size unless a smaller width is asked for. */
export const drawPanel = ({ height, draw }: Pick<StripPanel, 'height' | 'draw'>, width = PANEL_WIDTH): Canvas => {
  const canvas = createCanvas(width, Math.round((height * width) / PANEL_WIDTH));
  const g = canvas.getContext('2d');
  // Each way by itself, so that the last row of a small panel is filled like any other.
  g.scale(width / PANEL_WIDTH, canvas.height / height);
  draw(g, height);
  return canvas;
};

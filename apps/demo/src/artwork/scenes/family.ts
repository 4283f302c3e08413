import type { Scene } from '../kit/scene.ts';

/** One place; hour, weather, accent, figures and seed make it another picture each time. */
export interface Family {
  draw: (s: Scene) => void;
  /** The calm third of a portrait, where the title is set. */
  title: 'top' | 'bottom';
  /** Rain and snow stay outside; a room is tinted by the hour, under water the light is its own. */
  indoors?: 'room' | 'water';
}

/** Drawings that only the player needs, on the same field of 24 by 24 as the others. */
const SHAPES = {
  play: { filled: 'M8 4.6v14.8L20 12z' },
  pause: { strokes: 'M8.5 5v14M15.5 5v14', heavy: true },
  replay: { strokes: 'M4.5 5v5h5M4.8 14.5A7.5 7.5 0 1 0 6.5 7L4.5 10' },
  'skip-back': { strokes: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5', text: '10' },
  'skip-forward': { strokes: 'M20 12a8 8 0 1 1-2.6-5.9M20 4v4.5h-4.5', text: '10' },
  next: { strokes: 'M6 5.5v13L15.5 12zM18.5 5v14' },
  sound: { strokes: 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' },
  muted: { strokes: 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM16 9.8l4.4 4.4M20.4 9.8 16 14.2' },
  subtitles: {
    strokes:
      'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM10.5 10.3a2 2 0 1 0 0 3.4M17 10.3a2 2 0 1 0 0 3.4',
  },
  episodes: {
    strokes:
      'M7 4h10M5.5 7.5h13M5.5 11h13A1.5 1.5 0 0 1 20 12.5v6a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-6A1.5 1.5 0 0 1 5.5 11Z',
  },
  lock: {
    strokes:
      'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5V7.5a4 4 0 0 1 8 0v3',
  },
  remote: {
    strokes:
      'M3 8V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14M3 19h.1M3 15.5A3.5 3.5 0 0 1 6.5 19M3 12a7 7 0 0 1 7 7',
  },
  letters: { strokes: 'M3.5 18 8.5 6l5 12M5.2 14h6.6M16 18V9M13.5 9h6' },
  transcript: { strokes: 'M4 6h16M4 10.5h16M4 15h10M4 19.5h7' },
  search: { strokes: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20' },
  onward: { strokes: 'm9 5 7 7-7 7' },
  minus: { strokes: 'M6 12h12' },
  plus: { strokes: 'M6 12h12M12 6v12' },
  settings: { strokes: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z' },
  keyboard: {
    strokes:
      'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6ZM7 10h.1M10.3 10h.1M13.6 10h.1M16.9 10h.1M8.5 14h7',
  },
  'picture-in-picture': {
    strokes: 'M10 18H5.5A2.5 2.5 0 0 1 3 15.5v-8A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5V10M13.5 13.5h7V19h-7z',
  },
  fullscreen: { strokes: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  'exit-fullscreen': { strokes: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5' },
  back: { strokes: 'm15 5-7 7 7 7' },
  close: { strokes: 'M6 6l12 12M18 6 6 18' },
  check: { strokes: 'm5 12.5 4.5 4.5L19 7.5' },
} as const;

export type PlayerIconName = keyof typeof SHAPES;

interface Shape {
  readonly strokes?: string;
  readonly filled?: string;
  readonly text?: string;
  readonly heavy?: boolean;
}

export function PlayerIcon({ name, className }: { name: PlayerIconName; className?: string | undefined }) {
  const { strokes, filled, text, heavy }: Shape = SHAPES[name];
  return (
    <svg className={className} viewBox="0 0 24 24" width="26" height="26" fill="none" stroke="currentColor" aria-hidden="true">
      {strokes && <path d={strokes} strokeWidth={heavy ? 2.6 : 1.75} strokeLinecap="round" strokeLinejoin="round" />}
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
      {text && (
        <text x="12" y="14.9" textAnchor="middle" fontSize="7.8" fontWeight="700" fill="currentColor" stroke="none">
          {text}
        </text>
      )}
    </svg>
  );
}

/** Stroke drawings on a field of 24 by 24, stroke 1.75. A shape that starts with `!` is filled instead. */
export type IconDrawing = readonly string[];

/** What home and every header show, by name; what fewer pages show is in further-icons.ts, and comes with them. */
export const ICONS = {
  add: ['M12 5v14M5 12h14'],
  alert: ['M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1'],
  check: ['m5 12.5 4.5 4.5L19 7.5'],
  'chevron-down': ['m6 9 6 6 6-6'],
  'chevron-left': ['m15 5-7 7 7 7'],
  'chevron-right': ['m9 5 7 7-7 7'],
  close: ['M6 6l12 12M18 6 6 18'],
  compass: ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'm15.5 8.5-2 5-5 2 2-5z'],
  drama: [
    'M4 5c3 1 7 1 9 0v6c0 3.5-2 6-4.5 6S4 14.5 4 11zM6.7 9.5h.1M10.2 9.5h.1M7 12.8c1 .9 2.2.9 3.2 0',
    'M15.5 8.2c1.8.3 3.3.2 4.5-.2v6c0 3.5-2 6-4.5 6-1.5 0-2.8-.9-3.6-2.3',
  ],
  film: ['M4 5.5h16v13H4zM8 5.5v13M16 5.5v13M4 10h4M4 14h4M16 10h4M16 14h4'],
  free: ['M12 3.5a8.5 8.5 0 1 0 8.5 8.5', 'M12 7.5V12l3.5 2M17 4v5M14.5 6.5h5'],
  globe: ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17'],
  grid: ['M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z'],
  home: ['M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z'],
  info: ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.1'],
  list: ['M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1'],
  menu: ['M4 7h16M4 12h16M4 17h16'],
  music: ['M9 17.5V6l10-2v11.5', 'M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z'],
  // A ticket with a notch on each side.
  pass: ['M3.5 6.5h17v3.3a2.2 2.2 0 0 0 0 4.4v3.3h-17v-3.3a2.2 2.2 0 0 0 0-4.4zM14.5 7v1.5M14.5 11v2M14.5 15.5V17'],
  pause: ['M8 5v14M16 5v14'],
  play: ['!M7 4.8v14.4L19 12z'],
  premium: ['m4 8 4.5 3.5L12 5l3.5 6.5L20 8l-1.5 10h-13z'],
  search: ['M10.8 4.5a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6ZM15.6 15.6l4.9 4.9'],
  tv: ['M5 6h14a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM8 2.5 12 6l4-3.5'],
  variety: ['M12 4v3M4.5 7.5h15v4a7.5 7.5 0 0 1-15 0zM12 19v2M8.5 21h7M9.5 10.5v1M14.5 10.5v1'],
  webtoon: ['M12 6.5C10 5 7 4.8 4 5v13.5c3-.2 6 0 8 1.5 2-1.5 5-1.7 8-1.5V5c-3-.2-6 0-8 1.5ZM12 6.5V20'],
} as const satisfies Readonly<Record<string, IconDrawing>>;

/** A name of the list, or a drawing of one's own. */
export type IconName = keyof typeof ICONS | IconDrawing;

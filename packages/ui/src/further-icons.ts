import type { IconDrawing } from './icons.ts';

export const BACK: IconDrawing = ['M20 12H5M11 5.5 4.5 12l6.5 6.5'];
export const BELL: IconDrawing = ['M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.8h4'];
export const CLOCK: IconDrawing = ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2'];
export const DOWNLOAD: IconDrawing = ['M12 4v11M7 11l5 5 5-5M5 20h14'];
export const EXPAND: IconDrawing = ['M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5'];
export const EYE: IconDrawing = [
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z',
  'M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
];
export const EYE_OFF: IconDrawing = [
  'M4 4l16 16M9.9 5.8a9 9 0 0 1 2.1-.3c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M10 10a2.8 2.8 0 0 0 4 4',
  'M6.5 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.2',
];
export const LIKE: IconDrawing = [
  'M7 11v9H4v-9zM7 11l4-7c1.6 0 2.5 1 2.5 2.5V10H19a1.8 1.8 0 0 1 1.8 2.1l-1.2 6.4A1.8 1.8 0 0 1 17.8 20H7',
];
export const LOCK: IconDrawing = ['M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5'];
export const PENCIL: IconDrawing = ['M4 20h4L19.5 8.5l-4-4L4 16zM13.5 6.5l4 4'];
export const REPLAY: IconDrawing = ['M4.5 5v5h5M5 14.5A7.5 7.5 0 1 0 6.5 7L4.5 10'];
export const SETTINGS_ICON: IconDrawing = [
  'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9',
  'M15 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
];
export const SHARE: IconDrawing = ['M12 15V4M8 7.5 12 4l4 3.5M6 12H5v8h14v-8h-1'];
export const SIGN_OUT: IconDrawing = ['M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5'];
export const SWAP: IconDrawing = ['M4 9h14l-3.5-3.5M20 15H6l3.5 3.5'];
export const TRASH: IconDrawing = ['M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7'];
export const PERSON: IconDrawing = ['M12 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6'];

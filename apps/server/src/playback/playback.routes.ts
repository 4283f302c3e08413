import type { Routes } from '../use-case/use-case.ts';
import { changeSubtitlePreferences } from './change-subtitle-preferences.ts';
import { endStream } from './end-stream.ts';
import { listStreams } from './list-streams.ts';
import { playVideo } from './play-video.ts';
import { previewTitle } from './preview-title.ts';
import { renewStream } from './renew-stream.ts';
import { stopStream } from './stop-stream.ts';

export const playbackRoutes = {
  playVideo,
  previewTitle,
  changeSubtitlePreferences,
  renewStream,
  stopStream,
  listStreams,
  endStream,
} satisfies Routes<
  'playVideo' | 'previewTitle' | 'changeSubtitlePreferences' | 'renewStream' | 'stopStream' | 'listStreams' | 'endStream'
>;

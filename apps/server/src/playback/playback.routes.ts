import type { Routes } from '../http/handlers.ts';
import { endStream } from './end-stream.ts';
import { listStreams } from './list-streams.ts';
import { playVideo } from './play-video.ts';
import { renewStream } from './renew-stream.ts';
import { stopStream } from './stop-stream.ts';

export const playbackRoutes: Routes<'playVideo' | 'renewStream' | 'stopStream' | 'listStreams' | 'endStream'> = {
  playVideo,
  renewStream,
  stopStream,
  listStreams,
  endStream,
};

export { VideoPlayer } from './VideoPlayer.tsx';
export type { VideoPlayerProps } from './video-player-props.ts';
export { Watch } from './watch/Watch.tsx';
export { watchOf } from './watch/watch-of.ts';

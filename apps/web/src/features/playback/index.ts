export { loadShaka as preloadPlayer } from '@madang/player/shaka-library.ts';
export { VideoPlayer } from './VideoPlayer.tsx';
export type { VideoPlayerProps } from './video-player-props.ts';
export { Watch } from './watch/Watch.tsx';
export { watchOf } from './watch/watch-of.ts';

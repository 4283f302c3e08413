export { loadShaka as preloadPlayer } from '@madang/player/shaka-library.ts';
export { playbackSource } from './playback-source.ts';
export { VideoPlayer } from './VideoPlayer.tsx';
export type { NextEpisode, PlaybackMoment, VideoPlayerProps } from './video-player-props.ts';
export type { KeyWord, PlayerWords } from './words.ts';
export { Watch } from './watch/Watch.tsx';
export { watchOf } from './watch/watch-of.ts';

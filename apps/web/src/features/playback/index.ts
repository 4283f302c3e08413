export { AccessActions } from './access/AccessActions.tsx';
export { AccessPrompt } from './access/AccessPrompt.tsx';
export { type NoAccess, noAccessOf } from './access/no-access.ts';
export { promptOf, promptWords } from './access/prompt-of.ts';
export { VideoPlayer } from './VideoPlayer.tsx';
export type { VideoPlayerProps } from './video-player-props.ts';
export { Watch } from './watch/Watch.tsx';
export { watchOf } from './watch/watch-of.ts';

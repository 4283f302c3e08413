export { LiveChannel } from './LiveChannel.tsx';
export { liveViewOf } from './live-view.ts';

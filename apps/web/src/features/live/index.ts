export { LiveChannel } from './LiveChannel.tsx';
export { toLiveView } from './live-view.ts';

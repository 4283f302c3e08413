export { arrive } from './arrival.ts';
export { PushSwitch } from './PushSwitch.tsx';

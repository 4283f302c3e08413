export { LateAppPrompt } from './LateAppPrompt.tsx';

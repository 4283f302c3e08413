export { LazyAppPrompt } from './LazyAppPrompt.tsx';

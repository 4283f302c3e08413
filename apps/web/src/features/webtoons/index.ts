export { Read } from './Read.tsx';
export { loadRead } from './read-of.ts';

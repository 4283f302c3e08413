export { Read } from './Read.tsx';
export { readOf } from './read-of.ts';

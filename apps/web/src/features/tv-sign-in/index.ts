export { loadTvScreen } from './tv/load-tv-screen.ts';
export { SimpleSign } from './SimpleSign.tsx';
export { StoredTvSignIn } from './StoredTvSignIn.tsx';

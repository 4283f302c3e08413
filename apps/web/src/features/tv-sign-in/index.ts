export { bringTvScreen } from './tv/bring-tv-screen.ts';
export { SimpleSign } from './SimpleSign.tsx';
export { StoredTvSignIn } from './StoredTvSignIn.tsx';

import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

import { loadShaka, type Shaka } from '../shaka-library.ts';
import type { KeptPiece } from './kept-store.ts';

/** Addresses of what the browser keeps: `kept://{film}/{name}`. Relative addresses in kept playlists stay within. */
const SCHEME = 'kept';
export const keptAddress = (filmId: string, name: string): string => `${SCHEME}://${filmId}/${name}`;

type ReadPiece = (filmId: string, name: string) => Promise<KeptPiece | undefined>;

const parse = (uri: string): { readonly filmId: string; readonly name: string } => {
  const [filmId = '', ...name] = uri.slice(`${SCHEME}://`.length).split('/');
  return { filmId, name: name.join('/') };
};

/** A browser that is short of room may have thrown a piece away: that is a file that is missing. */
const missing = (library: Shaka, uri: string): shaka.util.Error => {
  const { Severity, Category, Code } = library.util.Error;
  return new library.util.Error(Severity.CRITICAL, Category.NETWORK, Code.BAD_HTTP_STATUS, uri, 404, '', {}, 0);
};

/** Lets the streaming library play what is kept, as if it came from a server. To be awaited before such an address is played. */
export const playKept = async (read: ReadPiece): Promise<void> => {
  const library = await loadShaka();
  const answer = async (uri: string, request: shaka.extern.Request): Promise<shaka.extern.Response> => {
    const { filmId, name } = parse(uri);
    const piece = await read(filmId, name);
    if (!piece) throw missing(library, uri);
    return {
      uri,
      originalUri: uri,
      data: piece.data,
      headers: { 'content-type': piece.type },
      status: 200,
      fromCache: true,
      originalRequest: request,
    };
  };
  library.net.NetworkingEngine.registerScheme(SCHEME, (uri, request) =>
    library.util.AbortableOperation.notAbortable(answer(uri, request)),
  );
};

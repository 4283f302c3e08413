import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

import { loadShaka, type Shaka } from '../shaka-library.ts';
import type { OfflinePiece } from './offline-store.ts';

/** URLs of stored files: `kept://{film}/{name}`. Relative URLs in stored playlists resolve within. */
const SCHEME = 'kept';
export const offlineAddress = (filmId: string, name: string): string => `${SCHEME}://${filmId}/${name}`;

type ReadPiece = (filmId: string, name: string) => Promise<OfflinePiece | undefined>;

const parse = (uri: string): { readonly filmId: string; readonly name: string } => {
  const [filmId = '', ...name] = uri.slice(`${SCHEME}://`.length).split('/');
  return { filmId, name: name.join('/') };
};

/** The browser may have evicted a file under storage pressure: reported as a missing file. */
const missing = (library: Shaka, uri: string): shaka.util.Error => {
  const { Severity, Category, Code } = library.util.Error;
  return new library.util.Error(Severity.CRITICAL, Category.NETWORK, Code.BAD_HTTP_STATUS, uri, 404, '', {}, 0);
};

/** Registers the scheme with the streaming library. Await it before playing such a URL. */
export const registerOfflineScheme = async (read: ReadPiece): Promise<void> => {
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

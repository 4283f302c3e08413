import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

import type { SignedUrls } from './signed-url-renewer.ts';
import type { Shaka } from './shaka-library.ts';

const REFUSED = 403;

interface FailedDownload extends Event {
  readonly request: shaka.extern.Request;
  readonly httpResponseCode: number;
}

const isFailedDownload = (event: Event): event is FailedDownload => 'request' in event && 'httpResponseCode' in event;

/**
 * Rewrites requests to the current signed URL and responses back to the first one: a playlist under another URL would
 * name other segments, and the init segment would be fetched and appended again. Only key requests carry the viewer's
 * authorization, because licence servers are third parties.
 */
export const signRequests = ({ net }: Shaka, player: shaka.Player, urls: SignedUrls): void => {
  const network = player.getNetworkingEngine();
  // Runs before every attempt, so that a retry uses the renewed URL.
  network?.registerRequestFilter(async (type, request) => {
    await urls.ready();
    if (type === net.NetworkingEngine.RequestType.KEY) request.headers['authorization'] = await urls.authority();
    request.uris = request.uris.map((uri) => urls.addressOf(uri));
    const authorization = urls.authorization?.();
    if (authorization) request.headers['authorization'] = authorization;
  });
  network?.registerResponseFilter((_type, response) => {
    response.uri = urls.nameOf(response.uri);
    response.originalUri = urls.nameOf(response.originalUri);
  });
  player.addEventListener('downloadfailed', (event) => {
    if (!isFailedDownload(event) || event.httpResponseCode !== REFUSED) return;
    for (const uri of event.request.uris) urls.doubt(uri);
  });
};

import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

import type { AddressKeeper } from './media-loan.ts';
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
export const followLoan = ({ net }: Shaka, player: shaka.Player, loan: AddressKeeper): void => {
  const network = player.getNetworkingEngine();
  // Runs before every attempt, so that a retry uses the renewed URL.
  network?.registerRequestFilter(async (type, request) => {
    await loan.ready();
    if (type === net.NetworkingEngine.RequestType.KEY) request.headers['authorization'] = await loan.authority();
    request.uris = request.uris.map((uri) => loan.addressOf(uri));
    const authorization = loan.authorization?.();
    if (authorization) request.headers['authorization'] = authorization;
  });
  network?.registerResponseFilter((_type, response) => {
    response.uri = loan.nameOf(response.uri);
    response.originalUri = loan.nameOf(response.originalUri);
  });
  player.addEventListener('downloadfailed', (event) => {
    if (!isFailedDownload(event) || event.httpResponseCode !== REFUSED) return;
    for (const uri of event.request.uris) loan.doubt(uri);
  });
};

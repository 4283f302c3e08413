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
 * Has the library ask for files where they are now. It goes on knowing them by their first addresses: a playlist that came
 * from another one would name other segments, and the same init segment would be fetched and appended again. Whoever asks for a key
 * says who they are, and for nothing else: licence servers are not ours.
 */
export const followLoan = ({ net }: Shaka, player: shaka.Player, loan: AddressKeeper): void => {
  const network = player.getNetworkingEngine();
  // Runs before every attempt: what was refused is asked for again at another address.
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

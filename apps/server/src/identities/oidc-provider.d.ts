/** Types for the part of oidc-provider that the tests use, because it ships none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  export class Provider {
    readonly Grant: new (about: { readonly accountId: string; readonly clientId: string }) => Grant;
    /** Trust the X-Forwarded headers of a proxy. */
    proxy: boolean;
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ readonly params: { readonly client_id: string; readonly scope: string } }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}

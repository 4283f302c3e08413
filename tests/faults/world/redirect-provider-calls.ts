/** Preload script that routes the server's calls to the payment sandbox through PROVIDER_URL. */
const elsewhere = process.env['PROVIDER_URL'] ?? '';
const network = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!url.pathname.startsWith('/api/pay/v1/')) return network(input, init);
  const headers = new Headers(init?.headers);
  headers.set('x-sandbox', url.origin);
  return network(elsewhere + url.pathname, { ...init, headers });
};

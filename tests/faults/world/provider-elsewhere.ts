/** Loaded before a server: what it asks the payment sandbox goes by PROVIDER_URL, which is told where the sandbox listens. */
const elsewhere = process.env['PROVIDER_URL'] ?? '';
const network = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!url.pathname.startsWith('/api/pay/v1/')) return network(input, init);
  const headers = new Headers(init?.headers);
  headers.set('x-sandbox', url.origin);
  return network(elsewhere + url.pathname, { ...init, headers });
};

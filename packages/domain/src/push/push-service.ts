/** Push services of Chrome and Edge, Firefox, Windows and Safari. */
const PUSH_SERVICES: readonly RegExp[] = [
  /^(?:fcm|jmt17)\.googleapis\.com$|^jmt17\.google\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
];

/**
 * Whether a push endpoint belongs to a push service: the server sends requests to it, so an arbitrary URL would allow
 * SSRF. `others` are hosts, with a port unless it is the default, that the operator has added. Only these may use http.
 */
export const isPushService = (endpoint: string, others: ReadonlySet<string>): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return others.has(host) || (protocol === 'https:' && PUSH_SERVICES.some((service) => service.test(host)));
};

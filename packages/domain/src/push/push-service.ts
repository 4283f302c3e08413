/** Where the browsers of our day have their notifications sent: Chrome and Edge, Firefox, Windows, Safari. */
const PUSH_SERVICES: readonly RegExp[] = [
  /^(?:fcm|jmt17)\.googleapis\.com$|^jmt17\.google\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
];

/**
 * Whether an address that a browser names is one of a push service: we send to it, so it must not be any address. `others` are hosts, with
 * their port where it is not the usual one, that whoever runs the service has named besides; these alone need not speak https.
 */
export const isPushService = (endpoint: string, others: ReadonlySet<string>): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return others.has(host) || (protocol === 'https:' && PUSH_SERVICES.some((service) => service.test(host)));
};

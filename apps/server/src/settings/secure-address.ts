/** Whether an address leads to this machine alone. */
export const isLoopback = (address: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Where browsers keep keys (Secure Contexts, section 3.1): over TLS, and on the machine itself. */
export const isSecureContext = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
};

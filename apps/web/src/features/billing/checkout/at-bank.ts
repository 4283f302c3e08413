/** An address at the provider, in the language of the page where it is our own sandbox: only that knows the word. */
export const atBank = (url: string, payUrl: string, language: string): string => {
  const address = new URL(url);
  if (address.origin === new URL(payUrl).origin) address.searchParams.set('lang', language);
  return address.href;
};

/** How a link was shared: by the system's share sheet or as a copy. Insecure pages and old browsers have neither. */
export type Shared = 'sheet' | 'copied' | 'failed';

/** Offers an address to other applications, or copies it. */
export const share = async (title: string, path: string): Promise<Shared> => {
  const url = window.location.origin + path;
  const { navigator } = window;
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url });
    else await navigator.clipboard.writeText(url);
    return typeof navigator.share === 'function' ? 'sheet' : 'copied';
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'sheet' : 'failed';
  }
};

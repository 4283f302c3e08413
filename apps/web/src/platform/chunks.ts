import { CHUNK_TIMEOUT_MS } from '@madang/domain/shared/constants.ts';

const CSS_CHUNK_LOAD_FAILED = 'CSS_CHUNK_LOAD_FAILED';
/** Vite's own event, with the error as its `payload`. The error is thrown unless the event is canceled. */
export const PRELOAD_ERROR = 'vite:preloadError';

const OF_STYLE = /preload CSS/;
/** How Chrome, Firefox and Safari say it. */
const OF_SCRIPT = /dynamically imported module|module script failed/i;

/** Classifies an error of a failed chunk load (RT-160, RT-161). Null for every other error. */
export const chunkErrorOf = (error: unknown): { readonly code: string; readonly message: string } | null => {
  if (!(error instanceof Error)) return null;
  const { message } = error;
  if (OF_STYLE.test(message)) return Object.assign(error, { code: CSS_CHUNK_LOAD_FAILED });
  if (OF_SCRIPT.test(message)) error.name = 'ChunkLoadError';
  return error.name === 'ChunkLoadError' ? { code: error.name, message } : null;
};

const announce = (error: unknown): void =>
  void window.dispatchEvent(Object.assign(new Event(PRELOAD_ERROR, { cancelable: true }), { payload: error }));

const inTime = async <T>(loading: Promise<T>, failure: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(failure);
      announce(error);
      reject(error);
    }, CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
};

const announced = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((error: unknown) => {
    announce(error);
    throw error;
  });

/** Waits for the script of a part, which Vite loads, for a limited time. */
export const loadPart = <T>(loading: Promise<T>): Promise<T> =>
  inTime(loading, 'Failed to fetch dynamically imported module of a part in time');

/** Waits for the script of a page, which the router loads, for a limited time. A chunk of an older build may be gone from the server. */
export const loadScript = <T>(loading: Promise<T>, address: string): Promise<T> =>
  inTime(announced(loading), `Failed to fetch dynamically imported module in time: ${address}`);

/** Waits for a stylesheet of a page, which `start` begins to load, for a limited time. */
export const loadStyle = (start: (resolve: () => void, reject: () => void) => void, address: string): Promise<void> =>
  inTime(
    announced(
      new Promise((resolve, reject) => {
        start(resolve, () => reject(new Error(`Unable to preload CSS for ${address}`)));
      }),
    ),
    `Unable to preload CSS in time for ${address}`,
  );

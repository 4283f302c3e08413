import { fetchScript } from './foreign-script.ts';

/** Major version of Recurly.js with elements. Recurly updates it in place. */
const RELEASE = 'v4';

export type RecurlyPart = 'CardNumber' | 'CardMonth' | 'CardYear' | 'CardCvv';

/**
 * State of a Recurly field, never its content. The part of Recurly.js used here (github.com/recurly/recurly-js,
 * types/lib).
 */
export interface RecurlyState {
  readonly empty: boolean;
  readonly valid: boolean;
}

/** A field of Recurly’s: a frame of another origin. */
export interface RecurlyElement {
  attach(place: HTMLElement): unknown;
  on(event: 'attach' | 'submit', hear: () => void): unknown;
  on(event: 'change', hear: (state: RecurlyState) => void): unknown;
  focus(): unknown;
  remove(): unknown;
}

export type RecurlyElements = Readonly<Record<`${RecurlyPart}Element`, (options: object) => RecurlyElement>>;

export interface RecurlyFault {
  readonly code: string;
  /** Which of what was given is wrong, by Recurly’s names. */
  readonly fields?: readonly string[];
}

export interface RecurlyInBrowser {
  configure(options: object): void;
  Elements(): RecurlyElements;
  token(
    elements: RecurlyElements,
    payer: Readonly<Record<'first_name' | 'last_name' | 'postal_code', string>>,
    done: (fault: RecurlyFault | null, token: { readonly id: string } | null) => void,
  ): void;
}

declare global {
  interface Window {
    recurly?: RecurlyInBrowser;
  }
}

const createRecurlyOpener = () => {
  const configured = new Set<string>();
  return async (origin: string, publicKey: string): Promise<RecurlyInBrowser> => {
    await fetchScript(`${origin}/${RELEASE}/recurly.js`);
    const { recurly } = window;
    if (!recurly) throw new Error('Recurly.js did not begin.');
    // Engage, its messages for visitors, would load from other origins, which the content security policy forbids.
    if (!configured.has(publicKey))
      recurly.configure({ publicKey, required: ['cvv', 'postal_code'], engage: { enabled: false } });
    configured.add(publicKey);
    return recurly;
  };
};

/** Loads Recurly.js from its own origin and configures it once per public key. */
export const openRecurly = createRecurlyOpener();

/**
 * Messages (postMessage) between a page and the card fields' frame, which is of another origin. Both sides specify and
 * check the origin. No message carries card data.
 */
export type FromCardFields =
  /** The fields are mounted. */
  | { readonly kind: 'ready' }
  /** Height in CSS pixels, so that the frame does not scroll. */
  | { readonly kind: 'height'; readonly height: number }
  /** Enter was pressed in a field: submit the form. */
  | { readonly kind: 'enter' }
  /** A field was edited. Its content is not sent. */
  | { readonly kind: 'edit' }
  /** Token for the card. Null for a validation error, which the fields show. */
  | { readonly kind: 'token'; readonly ask: string; readonly tokenId: string | null };

export interface ToCardFields {
  readonly kind: 'request-token';
  /** Correlation id, repeated in the answer. */
  readonly ask: string;
  /** Postal code of the page's billing address. Null while invalid: then the fields are only validated. */
  readonly zip?: string | null;
}

/** Theme of the frame: dark or light surface. */
export type CardFieldsSurface = 'ink' | 'paper';
/** Where the postal code is entered: in the card fields, or in the page's billing address. */
export type ZipLocation = 'here' | 'outside';

export interface CardFieldsPlace {
  /** Origin of the embedding page. */
  readonly parent: string;
  readonly language: string;
  readonly surface: CardFieldsSurface;
  readonly zip: ZipLocation;
  /** Billing country (ISO 3166), for the postal code's format. Null while unknown. */
  readonly country?: string | null;
}

export const CARD_FIELDS_PATH = '/card-fields';
/** Maximum frame height accepted, in CSS pixels: a larger value is ignored. */
const MAX_HEIGHT = 4000;
const MAX_ID_LENGTH = 100;

/** URL of the card fields' frame. */
export const cardFieldsAddress = (payUrl: string, { parent, language, surface, zip, country }: CardFieldsPlace): string =>
  `${payUrl}${CARD_FIELDS_PATH}?${new URLSearchParams({ parent, language, surface, zip, ...(country && { country }) })}`;

const STRIPE_KEY = /^#(pk_(?:test|live)_\w+)$/;

/** Address of Stripe’s card fields: Stripe’s script, with the publishable key in the fragment. */
export const stripeFieldsUrl = (publishableKey: string): string => `https://js.stripe.com/#${publishableKey}`;

/** Publishable key in an address of Stripe’s card fields. Null for another provider’s. */
export const parseStripeKey = (payUrl: string): string | null => STRIPE_KEY.exec(new URL(payUrl).hash)?.[1] ?? null;

// Stripe keys contain no hyphen. Recurly keys begin with their region and a hyphen.
const RECURLY_KEY = /^#([a-z]+[0-9]*-[\w-]+)$/;

/** Address of Recurly’s card fields: Recurly’s script, with the public key in the fragment. */
export const recurlyFieldsUrl = (publicKey: string): string => `https://js.recurly.com/#${publicKey}`;

/** Public key in an address of Recurly’s card fields. Null for another provider’s. */
export const parseRecurlyKey = (payUrl: string): string | null => RECURLY_KEY.exec(new URL(payUrl).hash)?.[1] ?? null;

/** Whether a Recurly key belongs to the EU data center. All others belong to the one in the United States. */
export const isEuropeanKey = (publicKey: string): boolean => publicKey.startsWith('fra-');

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH;

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};

/** Parses a message of the frame. Null for anything else. */
export const readFromCardFields = (data: unknown): FromCardFields | null => {
  const { kind, height, ask, tokenId } = fieldsOf(data);
  if (kind === 'ready' || kind === 'enter' || kind === 'edit') return { kind };
  if (kind === 'height' && typeof height === 'number' && height >= 0 && height <= MAX_HEIGHT) return { kind, height };
  if (kind === 'token' && isId(ask) && (tokenId === null || isId(tokenId))) return { kind, ask, tokenId };
  return null;
};

/** Parses a message of the page. Null for anything else. */
export const readToCardFields = (data: unknown): ToCardFields | null => {
  const { kind, ask, zip } = fieldsOf(data);
  if (kind !== 'request-token' || !isId(ask)) return null;
  if (zip === undefined) return { kind, ask };
  return zip === null || (typeof zip === 'string' && zip.length <= MAX_ID_LENGTH) ? { kind, ask, zip } : null;
};

/** Internal header of pages that embed the card fields, so that their CSP allows the frame. Not sent to browsers. */
export const HOLDS_CARD_FIELDS = 'x-holds-card-fields';

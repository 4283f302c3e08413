/**
 * What a page of ours and the frame with the card fields say to each other. The frame is of another origin; both sides name the origin
 * that they speak to, and hear no other. No message has room for what was typed.
 */
export type FromCardFields =
  /** The fields are there. */
  | { readonly kind: 'ready' }
  /** How high the fields are, in CSS pixels, so that nothing scrolls inside. */
  | { readonly kind: 'height'; readonly height: number }
  /** Enter was pressed in a field, which sends a form. */
  | { readonly kind: 'enter' }
  /** Something else stands in a field; what, is not said. */
  | { readonly kind: 'edit' }
  /** A card was told and this token stands for it; null where something is wrong, which the fields say themselves. */
  | { readonly kind: 'token'; readonly ask: string; readonly tokenId: string | null };

export interface ToCardFields {
  readonly kind: 'request-token';
  /** Comes back with the answer. */
  readonly ask: string;
  /** The postal code of the billing address, where the page asks for it; null while it is invalid: then the fields are only checked. */
  readonly zip?: string | null;
}

/** On which surface of look.md the frame stands. */
export type CardFieldsSurface = 'ink' | 'paper';
/** Who asks for the postal code: the card fields, or the billing address on the page around them. */
export type ZipAsked = 'here' | 'outside';

export interface CardFieldsPlace {
  /** The origin of the page. */
  readonly parent: string;
  readonly language: string;
  readonly surface: CardFieldsSurface;
  readonly zip: ZipAsked;
  /** The billing country (ISO 3166), whose rule for postal codes the fields apply; null where the page does not know it. */
  readonly country?: string | null;
}

export const CARD_FIELDS_PATH = '/card-fields';
/** Maximum frame height accepted, in CSS pixels: a larger value is ignored. */
const MOST_HEIGHT = 4000;
const LONGEST_ID = 100;

/** Where the frame is found. */
export const cardFieldsAddress = (payUrl: string, { parent, language, surface, zip, country }: CardFieldsPlace): string =>
  `${payUrl}${CARD_FIELDS_PATH}?${new URLSearchParams({ parent, language, surface, zip, ...(country && { country }) })}`;

const STRIPE_KEY = /^#(pk_(?:test|live)_\w+)$/;

/** Address of Stripe’s card fields: Stripe’s script, with the publishable key in the fragment. */
export const stripeFieldsUrl = (publishableKey: string): string => `https://js.stripe.com/#${publishableKey}`;

/** Publishable key in an address of Stripe’s card fields; null for another provider’s. */
export const stripeKeyOf = (payUrl: string): string | null => STRIPE_KEY.exec(new URL(payUrl).hash)?.[1] ?? null;

// A key of Stripe’s has no hyphen, and one of Recurly’s begins with the name of its region and one.
const RECURLY_KEY = /^#([a-z]+[0-9]*-[\w-]+)$/;

/** Address of Recurly’s card fields: Recurly’s script, with the public key in the fragment. */
export const recurlyFieldsUrl = (publicKey: string): string => `https://js.recurly.com/#${publicKey}`;

/** Public key in an address of Recurly’s card fields; null for another provider’s. */
export const recurlyKeyOf = (payUrl: string): string | null => RECURLY_KEY.exec(new URL(payUrl).hash)?.[1] ?? null;

/** By such a key Recurly’s script asks Recurly in the European Union, and by any other in the United States. */
export const isEuropeanKey = (publicKey: string): boolean => publicKey.startsWith('fra-');

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};

/** Reads what the frame said; null for anything else. */
export const readFromCardFields = (data: unknown): FromCardFields | null => {
  const { kind, height, ask, tokenId } = fieldsOf(data);
  if (kind === 'ready' || kind === 'enter' || kind === 'edit') return { kind };
  if (kind === 'height' && typeof height === 'number' && height >= 0 && height <= MOST_HEIGHT) return { kind, height };
  if (kind === 'token' && isId(ask) && (tokenId === null || isId(tokenId))) return { kind, ask, tokenId };
  return null;
};

/** Reads what a page asked of the frame; null for anything else. */
export const readToCardFields = (data: unknown): ToCardFields | null => {
  const { kind, ask, zip } = fieldsOf(data);
  if (kind !== 'request-token' || !isId(ask)) return null;
  if (zip === undefined) return { kind, ask };
  return zip === null || (typeof zip === 'string' && zip.length <= LONGEST_ID) ? { kind, ask, zip } : null;
};

/** The header by which a page says that it holds the card fields, so that its policy lets them in; it stays on the server. */
export const HOLDS_CARD_FIELDS = 'x-holds-card-fields';

import { createHash } from 'node:crypto';
import { isEuropeanKey, parseRecurlyKey, parseStripeKey } from '@madang/contract/billing/card-fields.ts';
import type { ProductSettings } from '../settings/product-settings.ts';

/** Where players ask for licences and certificates, for the policy of pages. */
export const licenceOrigins = ({ protection }: Pick<ProductSettings, 'protection'>): readonly string[] => {
  const addresses = (protection?.licenceServers ?? []).flatMap(({ licenceUrl, certificateUrl }) => [
    licenceUrl,
    ...(certificateUrl === null ? [] : [certificateUrl]),
  ]);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
};

/** What a page with card fields may fetch from elsewhere, for its policy. */
interface CardFieldOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

/**
 * The sandbox’s fields are a frame and nothing else. Stripe’s come by a script, which may be had from Stripe alone, and which opens frames,
 * also for a bank that asks (docs.stripe.com/security/guide#content-security-policy). Recurly’s script is at one origin, and its frames and what it asks
 * at another, which goes by the key; Recurly documents no policy, so these are the addresses in its source (github.com/recurly/recurly-js, lib/recurly.js).
 */
export const cardFieldOrigins = (payUrl: string): CardFieldOrigins => {
  const { origin, hostname, protocol } = new URL(payUrl);
  const recurlyKey = parseRecurlyKey(payUrl);
  if (recurlyKey !== null) {
    const api = isEuropeanKey(recurlyKey) ? 'https://api.eu.recurly.com' : 'https://api.recurly.com';
    return { scripts: [origin], frames: [api], connections: [api] };
  }
  if (parseStripeKey(payUrl) === null) return { scripts: [], frames: [origin], connections: [] };
  const itsOwn = [origin, `${protocol}//*.${hostname}`];
  return { scripts: itsOwn, frames: [...itsOwn, 'https://hooks.stripe.com'], connections: ['https://api.stripe.com'] };
};

/** What a page may load from other origins. */
export interface ForeignSources {
  /** Where films and their licences come from. */
  readonly media: readonly string[];
  readonly adHosts: ReadonlySet<string>;
  /** Where pages may post a form besides: none, or an external help centre. */
  readonly forms: readonly string[];
  /** What the card fields of this page need; null for a page without them. */
  readonly cardFields: CardFieldOrigins | null;
}

/** The source expressions by which the inline elements of one page are allowed. */
interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The policy of every page: own files, the inline elements that the page itself was written with, and nothing else but films,
 * licences and card fields. Style attributes are forbidden in HTML and to `setAttribute`; React sets styles through the CSSOM, which no
 * policy governs. Only a page with the card fields of Stripe or Recurly allows them, because the provider's script writes them.
 */
export const contentSecurityPolicy = (inline: InlineSources, { media, adHosts, forms, cardFields }: ForeignSources): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts, ...(cardFields?.scripts ?? [])].join(' '),
    "script-src-attr 'none'",
    ["style-src-elem 'self'", ...inline.styles].join(' '),
    `style-src-attr ${cardFields && cardFields.scripts.length > 0 ? "'unsafe-inline'" : "'none'"}`,
    "img-src 'self' data: blob:",
    ['media-src', "'self'", 'blob:', ...adHosts].join(' '),
    ['connect-src', "'self'", ...media, ...adHosts, ...(cardFields?.connections ?? [])].join(' '),
    ['frame-src', ...(cardFields?.frames ?? ["'none'"])].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

/** For a page that one visitor gets once: the nonce of this answer. */
export const byNonce = (nonce: string): InlineSources => ({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] });

/** The source expression of an inline script or style element with this text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * For a page that is kept and given to many, where a nonce would be known to all of them: its inline elements by their hashes (CSP
 * Level 3, section 2.3.1), and the page without the nonce. Only elements that carry the nonce are hashed. It is made for this
 * rendering and unknown to an attacker who injects an element, so an injected element stays forbidden.
 */
export const byHashes = (html: string, nonce: string): { readonly html: string; readonly inline: InlineSources } => {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)) {
    if (!` ${attributes}`.includes(attribute) || /\ssrc=/.test(attributes)) continue;
    (name === 'script' ? scripts : styles).add(hashSource(text));
  }
  return { html: html.replaceAll(attribute, ''), inline: { scripts: [...scripts], styles: [...styles] } };
};

declare const normalized: unique symbol;

/**
 * E-mail address in its one normalized form: local part lowercased and composed (NFC), domain in ASCII (UTS 46, IDNA A-labels). Only this
 * module makes values of the type, so an address as typed cannot reach a repository.
 */
export type EmailAddress = string & { readonly [normalized]: true };

export type EmailFault = 'missing' | 'has_spaces' | 'has_invisible' | 'malformed';

/** Octets (RFC 5321, 4.5.3.1.1 and 4.5.3.1.3), and those of a DNS label (RFC 1035, 2.3.4). */
const MAX_OCTETS = 254;
const MAX_LOCAL_OCTETS = 64;
const MAX_LABEL_OCTETS = 63;
/** Longest input examined, in UTF-16 units: no longer text fits into 254 octets. */
const MAX_TYPED = 1000;

/** Invisible characters, by which two addresses differ and look the same. U+2800 is a braille cell without dots. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
const UNUSABLE = /[\p{Cc}\p{Co}\p{Cs}]/u;
// One @, no character that quotes, comments or begins another part of a URL; at least two labels, none of them empty.
const LOCAL = /^[^\s@"(),:;<>[\]\\]+$/;
const DOMAIN = /^[^\s@"(),:;<>[\]\\./?#%^|`{}]+(\.[^\s@"(),:;<>[\]\\./?#%^|`{}]+)+$/;
const IPV4 = /^\d+(?:\.\d+){3}$/;

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

/** Lowercased first: some letters have a composed form in lower case only. */
const foldCase = (text: string): string => text.toLowerCase().normalize('NFC');

/** A domain as DNS knows it, by the URL parser's UTS 46 processing; null for what is none. */
const asciiDomain = (domain: string): string | null => {
  // An ideographic or fullwidth full stop separates labels as U+002E does.
  const dotted = domain.normalize('NFC').replaceAll(/[\u3002\uff0e\uff61]/g, '.');
  if (!DOMAIN.test(dotted) || !URL.canParse(`http://${dotted}`)) return null;
  const { hostname } = new URL(`http://${dotted}`);
  const fits = hostname.split('.').every((label) => label.length > 0 && label.length <= MAX_LABEL_OCTETS);
  return fits && DOMAIN.test(hostname) && !IPV4.test(hostname) ? hostname : null;
};

const parse = (typed: string): EmailAddress | null => {
  const at = typed.lastIndexOf('@');
  if (typed.length > MAX_TYPED || at < 1) return null;
  const local = foldCase(typed.slice(0, at));
  const domain = asciiDomain(typed.slice(at + 1));
  if (domain === null || !LOCAL.test(local) || octetsOf(local) > MAX_LOCAL_OCTETS) return null;
  const address = `${local}@${domain}`;
  return octetsOf(address) <= MAX_OCTETS ? (address as EmailAddress) : null;
};

/** Validates the syntax of an email address. Deliverability is proven by verification. Null when valid. */
export const faultOfEmail = (typed: string): EmailFault | null => {
  if (typed === '') return 'missing';
  if (/\s/.test(typed.replaceAll('\ufeff', ''))) return 'has_spaces';
  if (typed.search(INVISIBLE) >= 0) return 'has_invisible';
  return UNUSABLE.test(typed) || parse(typed) === null ? 'malformed' : null;
};

/**
 * Normalizes an address. Invalid text gets a form too, which matches only accounts from before these rules. Run
 * `faultOfEmail` first on everything that is stored or mailed.
 */
export const normalEmail = (typed: string): EmailAddress =>
  (faultOfEmail(typed) === null ? parse(typed) : null) ?? (foldCase(typed) as EmailAddress);

/** Casts an address read by a repository, where it is stored in normalized form. */
export const storedEmail = (stored: string): EmailAddress => stored as EmailAddress;

/** Normalizes an address stored under older rules, without its invisible characters. Null where it is invalid. */
export const repairedEmail = (stored: string): EmailAddress | null => parse(stored.replaceAll(INVISIBLE, ''));

/** Scripts of the product's languages. A label in a single one of them cannot be a homograph of another script. */
const SHOWN_LABEL = [
  // Without ı and ſ, and without the phonetic letters that pass for a, g or l.
  /^[a-zß-öø-ÿ\u0101-\u0130\u0133-\u017eơư\u1ea0-\u1ef9\d-]+$/u,
  /^[\p{Script=Hangul}\d-]+$/u,
  /^[\p{Script=Han}\d-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d-]+$/u,
];

/** Address for display: labels in Unicode unless they could be homographs. `toUnicode` decodes A-labels. */
export const readableEmail = (email: string, toUnicode: (domain: string) => string): string => {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  const shown = labels.map((label) => {
    const decoded = label.startsWith('xn--') ? toUnicode(label) : label;
    return decoded !== '' && SHOWN_LABEL.some((script) => script.test(decoded)) ? decoded : label;
  });
  const readable = `${email.slice(0, at + 1)}${shown.join('.')}`;
  // Shown only where it leads back to the same address.
  return parse(readable) === email ? readable : email;
};

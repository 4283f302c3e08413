import { taxIdIn } from './tax-id.ts';

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;
/** Longest group in a written card number: American Express has groups of 4, 6 and 5 digits. */
const MAX_GROUP_LENGTH = 6;
const LETTER = /\p{L}/u;
/** UUIDs are skipped: their digits may pass for a card number across the dashes. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const UUID_LENGTH = 36;
const [ZERO, NINE, SPACE, DASH] = [48, 57, 32, 45];

/**
 * First digits of a payment card (ISO/IEC 7812-1: 2 to 6 are banks', travel and commerce, 9 is left to countries). Of 13 digits only the
 * kinds of 4 to 6 had some, of 14 only Diners Club has. A time in milliseconds begins with 1 until 2033 and then with 2, has 13 digits, and
 * one in ten has a right check digit; so does one in ten of the programmes of the guide, whose ids are dates of 17 digits: no issuer's
 * cards begin with 20.
 */
const beginsLikeACard = (first: number, second: number, length: number): boolean => {
  if (length === 13) return first >= 4 && first <= 6;
  if (length === 14) return first === 3 && (second === 0 || second === 6 || second === 8 || second === 9);
  return first === 2 ? second !== 0 : (first >= 3 && first <= 6) || first === 9;
};

/** Whether a card number can begin with this digit. */
const mayBegin = (digit: number): boolean => (digit >= 2 && digit <= 6) || digit === 9;

/** Reusable buffers of a scan, sized by the longest text, so that short texts cost no allocation. */
class Scratch {
  /** The digits of the run being read. */
  digits = new Uint8Array(64);
  /** Luhn prefix sums modulo 10: with digits at even indexes doubled, and with those at odd indexes doubled. */
  evenDoubled = new Uint8Array(65);
  oddDoubled = new Uint8Array(65);
  /** Start indexes of groups at which a card number may begin. */
  starts = new Uint32Array(64);

  fit(length: number): void {
    if (length <= this.digits.length) return;
    this.digits = new Uint8Array(length);
    this.evenDoubled = new Uint8Array(length + 1);
    this.oddDoubled = new Uint8Array(length + 1);
    this.starts = new Uint32Array(length);
  }
}

/** A Brazilian CNPJ has 14 digits too, and check digits of its own. */
const isCompany = (digits: Uint8Array): boolean => digits.length === 14 && taxIdIn(digits.join('')) !== null;

/** A text with a space for each UUID. */
const withoutUuids = (text: string): string => {
  let kept = '';
  let from = 0;
  for (let dash = 8; dash <= text.length - UUID_LENGTH + 8; dash += 1) {
    if (text.charCodeAt(dash) !== DASH || text.charCodeAt(dash + 5) !== DASH || text.charCodeAt(dash + 1) === DASH) continue;
    const start = dash - 8;
    if (start < from || !UUID.test(text.slice(start, start + UUID_LENGTH))) continue;
    kept += `${text.slice(from, start)} `;
    from = start + UUID_LENGTH;
  }
  return from === 0 ? text : kept + text.slice(from);
};

const isLetter = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  // Nearly all text here is ASCII, where no regular expression is needed. NaN, beyond the ends, is no letter either.
  return code < 128 ? (code >= 65 && code <= 90) || (code >= 97 && code <= 122) : LETTER.test(text.charAt(index));
};

/**
 * One pass over the text. A window of digits passes the Luhn check if the running sum modulo 10 is the same before and after it, which is one
 * comparison whatever its length; the end of a group takes at most seven.
 */
const isInText = (text: string, scratch: Scratch): boolean => {
  if (text.length < MIN_DIGITS) return false;
  const searched = withoutUuids(text);
  const { length } = searched;
  scratch.fit(length);
  const { digits, evenDoubled, oddDoubled, starts } = scratch;
  /** Digits of the run so far, and the index of the first one of the current group. */
  let count = 0;
  let group = 0;
  /** Running sums. */
  let even = 0;
  let odd = 0;
  /** Candidate start groups: their count, and the range of those at a plausible distance from the end. */
  let known = 0;
  let oldest = 0;
  let youngest = 0;
  /** Digits next to a letter belong to an id, and not to a card number. */
  let isIgnored = false;

  const isCard = (from: number): boolean => {
    // The last digit, the check digit, is not doubled; the one before it is.
    const isChecked = (count & 1) === 0 ? evenDoubled[from] === even : oddDoubled[from] === odd;
    if (!isChecked || !beginsLikeACard(digits[from] as number, digits[from + 1] as number, count - from)) return false;
    return !isCompany(digits.subarray(from, count));
  };

  for (let index = 0; index <= length; index += 1) {
    const code = index < length ? searched.charCodeAt(index) : 0;
    if (code >= ZERO && code <= NINE) {
      if (count === 0) isIgnored = isLetter(searched, index - 1);
      const digit = code - ZERO;
      const doubled = digit < 5 ? digit * 2 : digit * 2 - 9;
      if ((count & 1) === 0) {
        even += doubled;
        odd += digit;
      } else {
        even += digit;
        odd += doubled;
      }
      if (even >= 10) even -= 10;
      if (odd >= 10) odd -= 10;
      digits[count] = digit;
      count += 1;
      evenDoubled[count] = even;
      oddDoubled[count] = odd;
      continue;
    }
    if (count === 0) continue;
    const next = index + 1 < length ? searched.charCodeAt(index + 1) : 0;
    const goesOn = (code === SPACE || code === DASH) && next >= ZERO && next <= NINE;
    const size = count - group;
    if (isIgnored || (!goesOn && isLetter(searched, index))) {
      oldest = known;
    } else if (size > MAX_GROUP_LENGTH) {
      oldest = known;
      if (size >= MIN_DIGITS && size <= MAX_DIGITS && isCard(group)) return true;
    } else {
      if (mayBegin(digits[group] as number)) {
        starts[known] = group;
        known += 1;
      }
      while (oldest < known && (starts[oldest] as number) < count - MAX_DIGITS) oldest += 1;
      if (youngest < oldest) youngest = oldest;
      while (youngest < known && (starts[youngest] as number) <= count - MIN_DIGITS) youngest += 1;
      for (let start = oldest; start < youngest; start += 1) if (isCard(starts[start] as number)) return true;
    }
    isIgnored = false;
    group = count;
    if (goesOn) continue;
    count = 0;
    group = 0;
    even = 0;
    odd = 0;
    known = 0;
    oldest = 0;
    youngest = 0;
  }
  return false;
};

/** An unsafe integer has lost its check digit, so it counts as a card number. */
const isInNumber = (value: number, scratch: Scratch): boolean =>
  Number.isInteger(value) && value >= 1e12 && value < 1e19 && (!Number.isSafeInteger(value) || isInText(String(value), scratch));

/** Whether a value holds a card number in any string, number or key. Iterative, so that deep nesting overflows no stack. */
export const holdsCardNumber = (sent: unknown): boolean => {
  const open: unknown[] = [sent];
  const scratch = new Scratch();
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && isInText(value, scratch)) return true;
    if (typeof value === 'number' && isInNumber(value, scratch)) return true;
    if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
      if (!Array.isArray(value)) for (const name of Object.keys(value)) open.push(name);
      for (const inner of Object.values(value)) open.push(inner);
    }
  }
  return false;
};

import { isLuhnValid } from './card.ts';
import { taxIdIn } from './tax-id.ts';

const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;
/**
 * What a payment card can begin with (ISO/IEC 7812-1: 2 to 6 are banks', travel and commerce, 9 is left to countries). Of 13 digits only the
 * kinds of 4 to 6 had some, of 14 only Diners Club has. A time in milliseconds begins with 1 until 2033 and then with 2, has 13 digits, and
 * one in ten has a right check digit; so does one in ten of the programmes of the guide, whose ids are dates of 17 digits: nobody issues
 * cards that begin with 20.
 */
const BEGINS_LIKE_A_CARD = /^(?:[4-6]\d{12}|3[0689]\d{12}|(?:2[1-9]|[3-69]\d)\d{13,17})$/;
/** Most digits in a group where a number is written in groups: an American Express card has 4, 6 and 5. */
const LONGEST_GROUP = 6;
/** Digits, alone or in groups. */
const RUN = /\d+(?:[ -]\d+)*/g;
const LETTER = /\p{L}/u;
/** The digits of a UUID may look like a card's, over its dashes. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** A company of Brazil has 14 digits, too, and two check digits of its own. */
const isCard = (digits: string): boolean => BEGINS_LIKE_A_CARD.test(digits) && isLuhnValid(digits) && taxIdIn(digits) === null;

/** Whether one of these groups, or some of them one after the other, are a card's number: what stands around it may be its expiry. */
const isInGroups = (groups: readonly string[]): boolean =>
  groups.some((group, from) => {
    if (isCard(group)) return true;
    let digits = '';
    for (const next of groups.slice(from, from + MOST_DIGITS)) {
      if (next.length > LONGEST_GROUP || digits.length >= MOST_DIGITS) return false;
      digits += next;
      if (isCard(digits)) return true;
    }
    return false;
  });

const isInText = (text: string): boolean => {
  if (text.length < FEWEST_DIGITS) return false;
  const searched = text.replaceAll(UUID, ' ');
  for (const { 0: run, index } of searched.matchAll(RUN)) {
    // Ids are made of letters too: digits that touch one are no card's.
    const from = LETTER.test(searched.charAt(index - 1)) ? 1 : 0;
    const groups = run.split(/[ -]/);
    const to = LETTER.test(searched.charAt(index + run.length)) ? groups.length - 1 : groups.length;
    if (isInGroups(groups.slice(from, to))) return true;
  }
  return false;
};

/** Beyond 2^53 a number has lost the digit by which it could be checked: it is taken for a card's. */
const isInNumber = (value: number): boolean =>
  Number.isInteger(value) && value >= 1e12 && value < 1e19 && (!Number.isSafeInteger(value) || isCard(String(value)));

/** Whether something that was sent holds a card number anywhere: in a text, a number or a name of a field (trust.md 1.8). However deep it is, no stack is needed. */
export const holdsCardNumber = (sent: unknown): boolean => {
  const open: unknown[] = [sent];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && isInText(value)) return true;
    if (typeof value === 'number' && isInNumber(value)) return true;
    if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
      if (!Array.isArray(value)) open.push(...Object.keys(value));
      for (const inner of Object.values(value)) open.push(inner);
    }
  }
  return false;
};

import { isLuhnValid } from './card.ts';

const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;
/** Digits, alone or in groups. */
const RUN = /\d+(?:[ -]\d+)*/g;
const LETTER = /\p{L}/u;
/** The digits of a UUID may look like a card's, over its dashes. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Whether some of these groups, one after the other, are a card's number: what stands around it may be its expiry. */
const isInGroups = (groups: readonly string[]): boolean =>
  groups.some((_group, from) => {
    let digits = '';
    for (let to = from; to < groups.length && digits.length < MOST_DIGITS; to += 1) {
      digits += groups[to];
      if (digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS && isLuhnValid(digits)) return true;
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
  Number.isInteger(value) && value >= 1e12 && value < 1e19 && (!Number.isSafeInteger(value) || isLuhnValid(String(value)));

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

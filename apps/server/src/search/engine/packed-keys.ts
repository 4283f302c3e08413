import type { EntryKey } from './entries.ts';
import { type Space, SPACES } from './keys.ts';

/** Beside each character: whether a word begins there, a syllable or character, or neither. */
const [NONE, START, WORD] = ['0', '1', '2'];
const [MARKS, END] = ['\t', '\n'];

const packed = ({ space, reader, text, starts, words }: EntryKey): string => {
  const marks = Array.from({ length: text.length }, () => NONE);
  for (const start of starts) marks[start] = START;
  for (const start of words) marks[start] = WORD;
  return `${SPACES.indexOf(space)}${reader}${text}${MARKS}${marks.join('')}${END}`;
};

/** Keys as one text, one a line: space, reader, the name, and a mark for each of its characters. */
export const packKeys = (keys: readonly EntryKey[]): string => keys.map(packed).join('');

/** A key out of a packed text. Most are only looked at for a word that is not in them: what else they say is read when it is asked for. */
class PackedKey implements EntryKey {
  readonly space: Space;
  readonly reader: number;
  readonly text: string;
  readonly #marks: string;

  constructor(space: Space, reader: number, text: string, marks: string) {
    this.space = space;
    this.reader = reader;
    this.text = text;
    this.#marks = marks;
  }

  get starts(): readonly number[] {
    return this.#placesOf((mark) => mark !== NONE);
  }

  get words(): readonly number[] {
    return this.#placesOf((mark) => mark === WORD);
  }

  #placesOf(isOne: (mark: string | undefined) => boolean): readonly number[] {
    const places: number[] = [];
    for (let index = 0; index < this.#marks.length; index += 1) if (isOne(this.#marks[index])) places.push(index);
    return places;
  }
}

/** The keys of some spaces out of a text that they were packed into. */
export const unpackKeys = (text: string, wanted: ReadonlySet<Space>): readonly EntryKey[] => {
  const keys: EntryKey[] = [];
  for (let from = 0, end = text.indexOf(END); end >= 0; from = end + 1, end = text.indexOf(END, from)) {
    const space = SPACES[Number(text[from])];
    if (space === undefined || !wanted.has(space)) continue;
    const middle = text.indexOf(MARKS, from);
    keys.push(new PackedKey(space, Number(text[from + 1]), text.slice(from + 2, middle), text.slice(middle + 1, end)));
  }
  return keys;
};

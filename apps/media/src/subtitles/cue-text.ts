/** Words in one look: of all styles the player shows italics and bold. */
export type Run = Readonly<{ words: string; italic: boolean; bold: boolean }>;

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Runs line by line, without white space around a line, and without lines that have no words. */
const linesOf = (runs: readonly Run[]): readonly (readonly Run[])[] => {
  const lines: Run[][] = [[]];
  for (const { words, ...look } of runs) {
    const [first = '', ...others] = words.replace(/\r\n?/g, '\n').split('\n');
    lines.at(-1)?.push({ words: first, ...look });
    lines.push(...others.map((line) => [{ words: line, ...look }]));
  }
  return lines.map(trimLine).filter((line) => line.length > 0);
};

const trimLine = (line: readonly Run[]): readonly Run[] => {
  const first = line.findIndex(({ words }) => words.trim() !== '');
  const last = line.findLastIndex(({ words }) => words.trim() !== '');
  return line.slice(first, last + 1).flatMap((run, at, { length }) => {
    const words = at === 0 ? run.words.trimStart() : run.words;
    return first < 0 || words === '' ? [] : [{ ...run, words: at === length - 1 ? words.trimEnd() : words }];
  });
};

type Tag = 'i' | 'b';
const tagsOf = ({ italic, bold }: Run): readonly Tag[] => [
  ...(italic ? (['i'] as const) : []),
  ...(bold ? (['b'] as const) : []),
];

/** The text of a WebVTT cue that shows the runs: signs escaped, tags in pairs, one within the other. */
export const writeCueText = (runs: readonly Run[]): string => {
  const open: Tag[] = [];
  let text = '';
  const close = (wanted: readonly Tag[]) => {
    while (open.some((tag) => !wanted.includes(tag))) text += `</${open.pop()}>`;
  };
  linesOf(runs).forEach((line, at) => {
    line.forEach((run, place) => {
      const wanted = tagsOf(run);
      close(wanted);
      if (place === 0 && at > 0) text += '\n';
      for (const tag of wanted.filter((one) => !open.includes(one))) {
        open.push(tag);
        text += `<${tag}>`;
      }
      text += escape(run.words);
    });
  });
  close([]);
  return text;
};

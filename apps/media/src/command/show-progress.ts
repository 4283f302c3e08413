/** Where progress is shown: a terminal has one line that is written again, anything else a line for every tenth. */
export type ProgressScreen = Readonly<{ write: (text: string) => void; isTerminal: boolean }>;

/** Shows what the ingest is at, step by step. */
export const showProgress = ({ write, isTerminal }: ProgressScreen) => {
  let open = false;
  let shown = '';
  const endLine = () => {
    if (open) write('\n');
    open = false;
  };
  return {
    onStep: (step: string) => {
      endLine();
      shown = '';
      write(isTerminal ? `  ${step} …` : `  ${step}\n`);
      open = isTerminal;
    },
    onPart: (step: string, part: number) => {
      const percent = isTerminal ? Math.floor(part * 100) : Math.floor(part * 10) * 10;
      const line = `  ${step} ${percent} %`;
      if (line === shown || percent === 0) return;
      shown = line;
      write(isTerminal ? `\r${line}  ` : `${line}\n`);
      open = isTerminal;
    },
    onNotice: (notice: string) => {
      endLine();
      write(`  ${notice}\n`);
    },
    end: endLine,
  };
};

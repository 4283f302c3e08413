/** One cue of a WebVTT file; times in whole milliseconds, `settings` as written behind the end time. */
export type Cue = Readonly<{ startMs: number; endMs: number; settings: string; text: string }>;

/** `styles` are the STYLE blocks, which every file cut from this one repeats. */
export type CueFile = Readonly<{ styles: readonly string[]; cues: readonly Cue[] }>;

const TIMING = /^((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})(?:[ \t]+(.*))?$/;

const parseTime = (written: string) => {
  const [seconds = '0', minutes = '0', hours = '0'] = written.split(':').reverse();
  return Math.round(Number(seconds) * 1000) + Number(minutes) * 60_000 + Number(hours) * 3_600_000;
};

const two = (value: number) => String(value).padStart(2, '0');

/** Milliseconds as `hh:mm:ss.mmm`. */
const formatCueTime = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  const fraction = String(ms % 1000).padStart(3, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${fraction}`;
};

const parseCue = (lines: readonly string[]): Cue | undefined => {
  const at = lines.findIndex((line) => line.includes('-->'));
  if (at < 0 || at > 1) return undefined;
  const match = TIMING.exec(lines[at]?.trim() ?? '');
  if (!match?.[1] || !match[2]) throw new SyntaxError(`Not a WebVTT timing: ${lines[at]}`);
  const cue = { startMs: parseTime(match[1]), endMs: parseTime(match[2]), settings: match[3]?.trim() ?? '' };
  if (cue.endMs <= cue.startMs) throw new SyntaxError(`A cue ends before it starts: ${lines[at]}`);
  return { ...cue, text: lines.slice(at + 1).join('\n') };
};

/** Reads a WebVTT file; cues come out in the order of their start. Throws SyntaxError on a broken one. */
export const parseWebVtt = (file: string): CueFile => {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd()
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(blocks[0] ?? '')) throw new SyntaxError('The file does not start with WEBVTT.');
  const styles: string[] = [];
  const cues: Cue[] = [];
  for (const block of blocks.slice(1)) {
    const lines = block.split('\n');
    if (lines[0] === 'STYLE') styles.push(lines.slice(1).join('\n'));
    const cue = lines[0]?.startsWith('NOTE') ? undefined : parseCue(lines);
    if (cue) cues.push(cue);
  }
  return { styles, cues: cues.toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs) };
};

const formatCue = ({ startMs, endMs, settings, text }: Cue) =>
  `${formatCueTime(startMs)} --> ${formatCueTime(endMs)}${settings ? ` ${settings}` : ''}\n${text}`;

/** Writes a WebVTT file. `header` lines follow the signature, such as X-TIMESTAMP-MAP of RFC 8216 section 3.5. */
export const formatWebVtt = ({ styles, cues }: CueFile, header: readonly string[] = []) => {
  const blocks = [['WEBVTT', ...header].join('\n'), ...styles.map((style) => `STYLE\n${style}`), ...cues.map(formatCue)];
  return `${blocks.join('\n\n')}\n`;
};

/** The cues that show at some moment of [fromMs, toMs), with their own times: a cue over a border is in both pieces. */
export const cuesBetween = ({ styles, cues }: CueFile, fromMs: number, toMs: number): CueFile => ({
  styles,
  cues: cues.filter((cue) => cue.endMs > fromMs && cue.startMs < toMs),
});

/** The cues once per pass of `passMs`, each pass later than the one before, none past `endMs`. */
export const repeatCues = ({ styles, cues }: CueFile, passMs: number, endMs: number): CueFile => {
  const repeated: Cue[] = [];
  for (let offset = 0; offset < endMs; offset += passMs) {
    for (const cue of cues) {
      const startMs = cue.startMs + offset;
      const stopMs = Math.min(cue.endMs, passMs) + offset;
      if (cue.startMs < passMs && startMs < endMs) repeated.push({ ...cue, startMs, endMs: Math.min(stopMs, endMs) });
    }
  }
  return { styles, cues: repeated };
};

import type { Cue, CueSpan } from './cues.ts';
import type { SignedUrls } from './signed-url-renewer.ts';

const TIMING = /^(?:(\d{2,}):)?(\d{2}):(\d{2}\.\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?(\d{2}):(\d{2}\.\d{3})(.*)$/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};

const secondsOf = (hours: string | undefined, minutes = '0', seconds = '0'): number =>
  Math.round((Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000) / 1000;

/** `line` is a percentage of the height or a line number, counted from below when negative (WebVTT 1, section 6.3). */
const isAtTop = (settings: string): boolean => {
  const [, line, unit] = /(?:^|\s)line:(-?[\d.]+)(%?)/.exec(settings) ?? [];
  if (line === undefined || Number(line) < 0) return false;
  return Number(line) < (unit === '%' ? 50 : 8);
};

/** Parses italics and bold. Other tags are dropped and their content stays. */
const readLine = (text: string, open: { italic: number; bold: number }): readonly CueSpan[] => {
  const spans: CueSpan[] = [];
  for (const piece of text.split(/(<[^>]*>)/)) {
    const [, closing, name] = /^<(\/?)([a-z]*)/.exec(piece) ?? [];
    const by = closing ? -1 : 1;
    if (name === 'i') open.italic = Math.max(0, open.italic + by);
    if (name === 'b') open.bold = Math.max(0, open.bold + by);
    if (name !== undefined || piece === '') continue;
    const plain = piece.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
    spans.push({ text: plain, italic: open.italic > 0, bold: open.bold > 0 });
  }
  return spans;
};

const readBlock = (block: string): Cue | null => {
  const rows = block.split('\n');
  const at = rows.findIndex((row) => row.includes('-->'));
  const timing = at < 0 ? null : TIMING.exec(rows[at]?.trim() ?? '');
  if (!timing || at > 1) return null;
  const startSeconds = secondsOf(timing[1], timing[2], timing[3]);
  const endSeconds = secondsOf(timing[4], timing[5], timing[6]);
  const open = { italic: 0, bold: 0 };
  const lines = rows
    .slice(at + 1)
    .map((row) => readLine(row, open))
    .filter((line) => line.length > 0);
  if (endSeconds <= startSeconds || lines.length === 0) return null;
  const text = lines.map((line) => line.map((span) => span.text).join('')).join('\n');
  return {
    id: `${startSeconds.toFixed(3)} ${endSeconds.toFixed(3)} ${text}`,
    startSeconds,
    endSeconds,
    lines,
    atTop: isAtTop(timing[7] ?? ''),
  };
};

/** Parses a WebVTT file leniently: malformed cues are skipped. Sorted by start. */
export const parseWebVttCues = (file: string): readonly Cue[] =>
  file
    .replaceAll('\0', '\ufffd')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => readBlock(block) ?? [])
    .sort((one, other) => one.startSeconds - other.startSeconds || one.endSeconds - other.endSeconds);

const TIMEOUT_MS = 20_000;

/** Fetches a whole subtitle file by its current signed URL. */
export const fetchCues = async (
  url: string,
  urls: Pick<SignedUrls, 'ready' | 'addressOf'> | undefined,
  signal: AbortSignal,
): Promise<readonly Cue[]> => {
  await urls?.ready();
  const answer = await fetch(urls?.addressOf(url) ?? url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!answer.ok) throw new Error(`Subtitles answered ${answer.status}`);
  return parseWebVttCues(await answer.text());
};

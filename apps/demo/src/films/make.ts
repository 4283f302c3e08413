import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SUBTITLE_LANGUAGES, SUBTITLE_TAGS } from '@madang/domain/shared/language.ts';
import { ingestFilm } from '@madang/media/ingest/ingest-film.ts';
import { separateFiles, shareFiles } from '@madang/media/publish/share-files.ts';
import { BORROWED_FILMS } from '../catalog/film-of.ts';
import { secondsOf } from './drawing/film.ts';
import { untitledAsset } from './marks.ts';
import { renderMezzanines } from './mezzanine.ts';
import { ADVERTISEMENTS, PROGRAMME, SLATE, findProduction } from './programme.ts';
import type { Production } from './programme.ts';
import { AUDIO_LANGUAGES, performScore } from './sound/score.ts';
import { encodeWave } from './sound/wave.ts';
import { SUBTITLE_KINDS, renderCues, writeWebVtt } from './subtitles/cue.ts';
import { readingFaults } from './subtitles/reading-rules.ts';

const OPTIONS = {
  to: { type: 'string', default: 'apps/demo/media' },
  work: { type: 'string', default: '.cache/films' },
  'keep-pictures': { type: 'boolean', default: false },
} as const;

/** An advertisement is heard in one version and lasts seconds: it needs neither a choice of sounds nor a ladder in between. */
const isShort = (production: Production): boolean => ADVERTISEMENTS.includes(production);

const writeAudio = async (production: Production, work: string) => {
  const { film, score } = production;
  const tracks = [];
  for (const language of isShort(production) ? AUDIO_LANGUAGES.slice(0, 1) : AUDIO_LANGUAGES) {
    const file = join(work, `${film.name}-${language}.wav`);
    await writeFile(file, encodeWave(performScore(score, secondsOf(film), language)));
    tracks.push({ language, file });
  }
  return tracks;
};

const writeSubtitles = async ({ film, cues }: Production, work: string) => {
  if (cues.length === 0) return [];
  const tracks = [];
  for (const language of SUBTITLE_LANGUAGES) {
    for (const kind of SUBTITLE_KINDS) {
      const faults = readingFaults(renderCues(cues, language, kind), language);
      if (faults.length > 0) throw new RangeError(`${film.name} has subtitles that cannot be read:\n${faults.join('\n')}`);
      const file = join(work, `${film.name}-${language}-${kind}.vtt`);
      await writeFile(file, writeWebVtt(cues, language, kind));
      tracks.push({ language: SUBTITLE_TAGS[language], kind, file });
    }
  }
  return tracks;
};

/** A packaged film: `titled` says whether its title card is in the picture. */
interface Version {
  asset: string;
  titled: boolean;
}

const versionsOf = ({ film }: Production): readonly Version[] => {
  const own = { asset: film.name, titled: true };
  const borrowed = film.title !== undefined && (BORROWED_FILMS as ReadonlySet<string>).has(film.name);
  return borrowed ? [own, { asset: untitledAsset(film.name), titled: false }] : [own];
};

/** Every film has the three renditions of the slate, because the channel shows all of them; 1080 lines are for the titled version alone. */
const rungsOf = (production: Production, { titled }: Version) => {
  if (isShort(production)) return [360, 720] as const;
  return titled && production.film.lines === 1080 ? ([360, 540, 720, 1080] as const) : ([360, 540, 720] as const);
};

/** Draws a film, plays its music, writes its subtitles, and encodes all of it into the media folder, once for each version. */
const makeFilm = async (production: Production, { to, work, keep }: { to: string; work: string; keep: boolean }) => {
  const { film, crf } = production;
  const say = (step: string) => process.stdout.write(`${film.name}: ${step}\n`);
  await mkdir(work, { recursive: true });
  const versions = versionsOf(production).map((version) => ({ ...version, file: join(work, `${version.asset}.mp4`) }));
  if (!keep || !versions.every(({ file }) => existsSync(file))) {
    say('draw');
    await renderMezzanines(film, versions);
  }
  say('play');
  const audio = await writeAudio(production, work);
  const subtitles = await writeSubtitles(production, work);
  // The version without a title reads what it can from the titled one, which is about to be replaced.
  for (const { asset } of versions) await separateFiles(join(to, asset));
  for (const version of versions) {
    const { asset, file: video } = version;
    const rungs = rungsOf(production, version);
    const { made } = await ingestFilm({ film: asset, video, audio, subtitles, directory: to, rungs, crf, onStep: say });
    say(made ? `${asset} is ready` : `${asset} was up to date`);
  }
  for (const { asset, titled } of versions) {
    if (titled) continue;
    const saved = await shareFiles(join(to, asset), join(to, film.name));
    say(`${asset} shares ${(saved / 1_000_000).toFixed(1)} MB`);
  }
};

/** `npm run demo:films -- [film …] [--to folder] [--work folder] [--keep-pictures]`: all films, or those named. */
const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
const productions = positionals.length > 0 ? positionals.map(findProduction) : [...PROGRAMME, SLATE, ...ADVERTISEMENTS];
for (const production of productions) {
  await makeFilm(production, { to: values.to, work: values.work, keep: values['keep-pictures'] });
}

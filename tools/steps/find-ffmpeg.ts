import { installDebian } from './install-debian.ts';
import { run } from './run.ts';

const answers = async (program: string): Promise<boolean> => {
  try {
    return (await run(program, ['-version'], { quiet: true })).code === 0;
  } catch {
    return false;
  }
};

/** The ffmpeg for the media tests, from FFMPEG_PATH or PATH. With `provide`, installs Debian's package if it is missing. */
export const findFfmpeg = async ({ provide }: { readonly provide: boolean }): Promise<string | null> => {
  const program = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
  if (await answers(program)) return program;
  return provide && (await installDebian(['ffmpeg'])) && (await answers(program)) ? program : null;
};

import { styleText } from 'node:util';
import { handleShutdownSignals } from './shutdown.ts';

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const heading = (text: string): void => say(`\n${styleText('bold', text)}`);

/** Runs a command. Prints an error in one line and sets exit code 1. */
export const command = async (work: () => Promise<void>): Promise<void> => {
  handleShutdownSignals();
  try {
    await work();
  } catch (error) {
    const { name, message, stack } = error as Error;
    const known = name === 'Stop' || name === 'SettingsInvalid' || name === 'FolderInUse';
    process.stderr.write(`${known ? message : (stack ?? message)}\n`);
    process.exitCode = 1;
  }
};

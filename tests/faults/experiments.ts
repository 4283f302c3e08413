import { clocks } from './experiments/clocks.ts';
import { diskFull } from './experiments/disk-full.ts';
import type { Experiment } from './experiments/experiment.ts';
import { failingProvider } from './experiments/failing-provider.ts';
import { killApp } from './experiments/kill-app.ts';
import { killAtEveryStep } from './experiments/kill-at-every-step.ts';
import { killDatabase } from './experiments/kill-database.ts';
import { longRun } from './experiments/long-run.ts';
import { mailDown } from './experiments/mail-down.ts';
import { notices } from './experiments/notices.ts';
import { cardRace, codeRace, trialRace } from './experiments/races.ts';
import { rollingRestart } from './experiments/rolling-restart.ts';

/** All experiments, in the order of the report. */
export const EXPERIMENTS: readonly Experiment[] = [
  killApp,
  killAtEveryStep,
  killDatabase,
  diskFull,
  notices,
  clocks,
  codeRace,
  trialRace,
  cardRace,
  rollingRestart,
  failingProvider,
  mailDown,
  longRun,
];

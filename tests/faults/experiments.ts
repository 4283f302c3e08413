import type { Experiment } from './experiments/experiment.ts';
import { failingProvider } from './experiments/failing-provider.ts';
import { killApp } from './experiments/kill-app.ts';
import { killDatabase } from './experiments/kill-database.ts';
import { mailDown } from './experiments/mail-down.ts';
import { cardRace, codeRace, trialRace } from './experiments/races.ts';

/** All experiments, in the order of the report. */
export const EXPERIMENTS: readonly Experiment[] = [killApp, killDatabase, codeRace, trialRace, cardRace, failingProvider, mailDown];

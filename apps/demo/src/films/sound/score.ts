import { createMixer, master } from './mixer.ts';
import type { Mixer, Sound } from './mixer.ts';

/** The films have no speech; their two audio tracks differ by the instrument that leads. */
export const AUDIO_LANGUAGES = ['ko', 'en'] as const;
export type AudioLanguage = (typeof AUDIO_LANGUAGES)[number];

export interface Score {
  seed: number;
  /** Share of the room in the sound, 0..1. */
  wet: number;
  play(mixer: Mixer, language: AudioLanguage): void;
}

export const performScore = (score: Score, seconds: number, language: AudioLanguage): Sound => {
  const mixer = createMixer(seconds, score.seed);
  score.play(mixer, language);
  return master(mixer, score.wet);
};

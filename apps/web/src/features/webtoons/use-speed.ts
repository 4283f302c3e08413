import { useRef } from 'react';

/** Older movement than this says nothing about the present. Milliseconds. */
const MEMORY_MS = 600;

interface Sample {
  readonly at: number;
  readonly panels: number;
}

/** Reading speed in panels per second over the last moments. Negative upwards. */
export const useSpeed = () => {
  const samples = useRef<readonly Sample[]>([]);
  return (panels: number, at: number): number => {
    samples.current = [...samples.current.filter((sample) => at - sample.at < MEMORY_MS), { at, panels }];
    return samples.current.reduce((sum, sample) => sum + sample.panels, 0) / (MEMORY_MS / 1000);
  };
};

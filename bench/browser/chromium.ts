import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../tools/steps/find-chromium.ts';

/** The flags of the journeys, and two of our own: films begin without a click, and the bare page may read the site's stream. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-web-security',
];

export const startChromium = async (): Promise<Browser | null> => {
  const executablePath = await findChromium();
  return executablePath === null ? null : chromium.launch({ executablePath, args: FLAGS });
};

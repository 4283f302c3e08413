import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../tools/steps/find-chromium.ts';

/** Flags of the journeys and two more: autoplay without a click, and cross-origin reads for the bare player page. */
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

import { startDrawingProcess } from './drawing-process.ts';
import { blackPng } from './uploads.fixture.ts';

/** Prints the number of its decoder while the decoder draws, and waits to be killed. */
const decoder = await startDrawingProcess();
void decoder.draw(blackPng(7000, 7000, { interlaced: true }));
process.stdout.write(`${decoder.pid}\n`);
setInterval(() => undefined, 60_000);

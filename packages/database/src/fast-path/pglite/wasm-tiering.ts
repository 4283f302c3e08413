// Fast path `wasm-tiering`: FAST_PATH=wasm-tiering turns it off.
// Buys: a second of processor time and up to 600 MB while the embedded engine is young (row `second start`).
// Breaks when the library changes: a flag of V8 without a promise; an unknown one is ignored.

import { setFlagsFromString } from 'node:v8';

/** Bytes of WebAssembly that a function runs before V8 optimizes it: ten times V8's own budget. */
const BUDGET = 130_000_000;

/**
 * Keeps V8 from optimizing PGlite's SQL interpreters for a short life: they are so large that V8 spends a second and 600 MB on them.
 * To be called before the engine is compiled, which its thread does.
 */
export const delayWasmTiering = (): void => setFlagsFromString(`--wasm-tiering-budget=${BUDGET}`);

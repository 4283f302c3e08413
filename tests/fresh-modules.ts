import { vi } from 'vitest';

// A module of a page keeps that page's session, so each test file gets modules of its own. Packages stay loaded,
// which takes a fifth of the CPU time of a new process for each file.
vi.resetModules();

import { afterEach, beforeEach, expect, vi } from 'vitest';

// What is printed as an error is one, or a test that expects it says so with a spy of its own.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

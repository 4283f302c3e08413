import type { Routes } from '../use-case/use-case.ts';
import { changeTestSwitches } from './change-test-switches.ts';
import { removeTestSwitches } from './remove-test-switches.ts';

export const testSwitchRoutes = {
  changeTestSwitches,
  removeTestSwitches,
} satisfies Routes<'changeTestSwitches' | 'removeTestSwitches'>;

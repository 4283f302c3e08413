import type { Needs } from '../use-case/needs.ts';
import { NO_SWITCHES } from '@madang/domain/test-switches/test-switches.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const removeTestSwitches: UseCase<'removeTestSwitches', Needs<'testSwitches'>> =
  ({ testSwitches }) =>
  async () => {
    testSwitches?.replace(NO_SWITCHES);
    return answer(null);
  };

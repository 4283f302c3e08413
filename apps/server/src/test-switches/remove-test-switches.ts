import { NO_SWITCHES } from '@madang/domain/test-switches/test-switches.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const removeTestSwitches: UseCase<'removeTestSwitches'> =
  ({ testSwitches }) =>
  async () => {
    testSwitches?.replace(NO_SWITCHES);
    return answer(null);
  };

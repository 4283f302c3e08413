import { NO_SWITCHES } from '@madang/domain/test-switches/test-switches.ts';
import { answer, type UseCase } from '../http/handlers.ts';

export const removeTestSwitches: UseCase<'removeTestSwitches'> =
  ({ testSwitches }) =>
  async () => {
    testSwitches?.replace(NO_SWITCHES);
    return answer(null);
  };

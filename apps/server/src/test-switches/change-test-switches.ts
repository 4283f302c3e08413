import type { Needs } from '../use-case/needs.ts';
import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type FailureReason, SERVER_FAILURES } from '@madang/domain/test-switches/test-switches.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

const mayFail = (operation: Operation, reason: FailureReason): boolean =>
  [...SERVER_FAILURES, ...operation.refusals].includes(reason);

/** Replaces all switches; where there are none the dispatcher has answered 404. An operation fails only as its contract says that it may. */
export const changeTestSwitches: UseCase<'changeTestSwitches', Needs<'testSwitches'>> =
  ({ testSwitches }) =>
  async (_operator, input) => {
    const undeclared = input.failures.findIndex(({ operation, reason }) => !mayFail(api[operation], reason));
    if (undeclared >= 0)
      return refuse('INPUT_INVALID', { fields: { [`failures.${undeclared}.reason`]: 'not declared by the operation' } });
    testSwitches?.replace({
      clockShift: input.clock_shift,
      failures: input.failures,
      maintenance: new Set(input.maintenance),
      country: input.country,
      liveStatus: input.live_status,
      nextCard: input.next_card,
    });
    return answer(input);
  };

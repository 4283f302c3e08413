import { type ToastTone, useToast } from '@madang/ui/Toast.tsx';
import { useRevalidator } from 'react-router';
import { useCalls } from '#app/platform/use-call.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Toast about the outcome of a change. */
export interface OutcomeToast {
  readonly text: string;
  readonly tone: ToastTone;
}

/**
 * Changes that one click makes, told apart by name. A toast shows the outcome. A change or a refusal revalidates the
 * page, because a refusal means that the page was out of date.
 */
export const useOneClickChanges = <Name>() => {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const { running, run } = useCalls<Name>();

  /** Resolves to whether it succeeded. */
  const change = async (name: Name, call: () => Promise<OutcomeToast>): Promise<boolean> => {
    const succeeded = await run(
      name,
      async () => {
        const { text, tone } = await call();
        toast(text, tone);
        await revalidate();
        return true;
      },
      {
        onFailure: async (failure) => {
          toastFailure(failure);
          if (failure.reason !== null) await revalidate();
        },
      },
    );
    return succeeded ?? false;
  };
  return { running, change };
};

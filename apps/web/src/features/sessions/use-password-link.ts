import { useToast } from '@madang/ui/Toast.tsx';
import { api } from '#app/platform/api.ts';
import { useCall } from '#app/platform/use-call.ts';
import { useFailureToast } from '#app/shell/use-failure-toast.ts';

/** Sends a password link to a viewer who signs in with another provider. `sent` is the toast on success. */
export const usePasswordLink = (email: string, sent: string) => {
  const toast = useToast();
  const toastFailure = useFailureToast();
  const { busy, run } = useCall();

  const send = async (): Promise<void> => {
    const call = async () => {
      await api.forgotPassword({ email });
      toast(sent, 'done');
    };
    await run(call, { onFailure: toastFailure });
  };

  return { busy, send };
};

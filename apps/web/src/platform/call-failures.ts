import { type CallFailed, isCallFailed } from '@madang/contract/client.ts';

/** Error handler for failed calls only: `call.catch(onCallFailed(({ reason }) => …))`. Any other error is a bug and is rethrown. */
export const onCallFailed =
  <Handled>(handle: (failure: CallFailed) => Handled) =>
  (error: unknown): Handled => {
    if (!isCallFailed(error)) throw error;
    return handle(error);
  };

/** A list that the page can do without. */
export const emptyOnFailure = onCallFailed((): readonly never[] => []);

/** A call that the page does not wait for. The API client reports its failure to the operators. */
export const ignoreFailure = onCallFailed((): undefined => undefined);

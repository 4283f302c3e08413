/** Runs tasks one after the other. A failed one does not stop the next. */
export const createSerialQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.catch(() => undefined).then(task);
    last = result;
    return result;
  };
};

/** Runs something after `ms` milliseconds. Returns a function that cancels it. */
export const runAfter = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** The answer of a payment provider's script, or `otherwise` when it fails or does not come within `ms` milliseconds. */
export const answerWithin = async <Answer>(ms: number, answer: Promise<Answer>, otherwise: Answer): Promise<Answer> => {
  const silence = Promise.withResolvers<Answer>();
  const cancel = runAfter(ms, () => silence.resolve(otherwise));
  try {
    return await Promise.race([answer, silence.promise]);
  } catch {
    return otherwise;
  } finally {
    cancel();
  }
};

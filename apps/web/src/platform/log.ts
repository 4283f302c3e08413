/** Logs a line for the operator or the console. */
export const log = (message: string): void => console.warn(message);

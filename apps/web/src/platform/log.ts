/** A line for whoever runs the service or watches the console; viewers do not see it. */
export const log = (message: string): void => console.warn(message);

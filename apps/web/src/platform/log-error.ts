/** Says in the console that something of the service is wrong which viewers need not know. */
export const logError = (message: string): void => console.error(message);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text may be a push token of ours; devices that are no browsers have other ones, which say nothing here. */
export const isPushToken = (text: string): boolean => UUID.test(text);

/** After a change a title rests so long before the next one counts, in milliseconds (ST-18). */
export const REST_MS = 3000;

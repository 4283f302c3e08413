/** Cards that an account keeps at most (specification section 9). */
export const MOST_CARDS = 3;

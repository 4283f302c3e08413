/** The page on which a bank asks whoever pays, and the page of a slip; the reference of the charge follows. */
export const CONFIRM_PATH = '/confirm';
export const SLIP_PATH = '/slip';

/** Paths of the bank's confirmation page and of a boleto. The charge's reference follows. */
export const CONFIRM_PATH = '/confirm';
export const SLIP_PATH = '/slip';

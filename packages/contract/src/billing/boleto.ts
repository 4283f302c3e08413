/** Gateway code for payment by boleto. In a file of its own, so that pages need not load the contract's schemas. */
export const BOLETO_GATEWAY = 'boleto';

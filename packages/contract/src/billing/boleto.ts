/** By which an order says that a slip is to pay it. It stands alone: pages say it too, and do without the schemas of the contract. */
export const BOLETO_GATEWAY = 'boleto';

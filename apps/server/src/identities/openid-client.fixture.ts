/** Client registration at the test provider. */
export const CLIENT = { id: 'madang', secret: 'a word that both know' };

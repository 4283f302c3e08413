/** As whom we are registered with the provider of the tests. */
export const CLIENT = { id: 'madang', secret: 'a word that both know' };

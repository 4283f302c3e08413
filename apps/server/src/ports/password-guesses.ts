/** Estimates how many guesses a password takes an attacker who knows the words in `context` (names, address). */
export type PasswordGuesses = (password: string, context: readonly string[]) => Promise<number>;

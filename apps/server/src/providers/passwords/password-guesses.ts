import { COMMON_PASSWORDS } from '@madang/domain/accounts/common-passwords.ts';

/** Estimates how many guesses a password takes an attacker who knows the words in `context` (names, address). */
export type PasswordGuesses = (password: string, context: readonly string[]) => Promise<number>;

/** Characters that are looked at: the longest password that an operator allows. */
const MAX_LENGTH = 64;
/** With the library's default of a hundred, twenty characters such as $, 1 and ! take ten times as long, and no common password more guesses. */
const MAX_SUBSTITUTIONS = 4;

const loadEstimator = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  // A CommonJS namespace: Node adds `default` to what the package exports.
  const graphs = ('default' in adjacencyGraphs ? adjacencyGraphs.default : adjacencyGraphs) as typeof adjacencyGraphs;
  return new ZxcvbnFactory({
    // Ours have what is common where the product is used, and not in the English-speaking world.
    dictionary: { ...dictionary, 'passwords-madang': [...COMMON_PASSWORDS] },
    graphs,
    maxLength: MAX_LENGTH,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
};

/** By zxcvbn and its 49,000 most common passwords. Both are loaded by the first password that is chosen: a start needs neither. */
export const dictionaryGuesses = (): PasswordGuesses => {
  let loading: ReturnType<typeof loadEstimator> | null = null;
  return async (password, context) => {
    loading ??= loadEstimator();
    const estimator = await loading;
    return estimator.check(password, [...context]).guesses;
  };
};

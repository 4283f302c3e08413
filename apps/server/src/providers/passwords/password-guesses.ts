import { COMMON_PASSWORDS } from '@madang/domain/accounts/common-passwords.ts';
import type { PasswordGuesses } from '../../ports/authentication.ts';

/** Characters to analyze, the longest password that an operator can allow. */
const MAX_LENGTH = 64;
/** The library's default of 100 takes ten times as long for symbols such as $, 1 and ! and rates no password worse. */
const MAX_SUBSTITUTIONS = 4;

const loadEstimator = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  // A CommonJS namespace: Node adds `default` to what the package exports.
  const graphs = ('default' in adjacencyGraphs ? adjacencyGraphs.default : adjacencyGraphs) as typeof adjacencyGraphs;
  return new ZxcvbnFactory({
    // Our list adds passwords common where the product is used, which the English lists lack
    dictionary: { ...dictionary, 'passwords-madang': [...COMMON_PASSWORDS] },
    graphs,
    maxLength: MAX_LENGTH,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
};

/**
 * Estimates with zxcvbn and its 49,000 most common passwords. Both load with the first new password, to keep startup
 * fast.
 */
export const dictionaryGuesses = (): PasswordGuesses => {
  let loading: ReturnType<typeof loadEstimator> | null = null;
  return async (password, context) => {
    loading ??= loadEstimator();
    const estimator = await loading;
    return estimator.check(password, [...context]).guesses;
  };
};

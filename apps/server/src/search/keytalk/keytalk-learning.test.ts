import { expect, test } from 'vitest';
import { nameLearner } from './keytalk-learning.ts';
import { LEXICON } from './lexicon/lexicon.ts';

test('a learner is another when its code, a word of its lexicon or its tables of Chinese are', () => {
  const [first, ...others] = LEXICON;
  if (!first) throw new Error('the lexicon is empty');
  const { synonyms } = first;
  const learners = [
    nameLearner(1, LEXICON, '76.1'),
    nameLearner(2, LEXICON, '76.1'),
    nameLearner(1, others, '76.1'),
    nameLearner(1, [{ ...first, synonyms: { ...synonyms, en: [...synonyms.en, 'wump'] } }, ...others], '76.1'),
    nameLearner(1, [{ ...first, keywords: [] }, ...others], '76.1'),
    nameLearner(1, LEXICON, '77.1'),
  ];
  expect(new Set(learners).size).toBe(learners.length);
  expect(nameLearner(1, [...LEXICON], '76.1')).toBe(learners[0]);
});

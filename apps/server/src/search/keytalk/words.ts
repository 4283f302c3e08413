import type { Tongue } from './lexicon/entry.ts';

/** A run of letters of one script in a text. */
export interface Word {
  readonly script: 'latin' | 'hangul' | 'han';
  /** In lower case, accents kept. */
  readonly text: string;
  /** Without accents; the same where there are none. */
  readonly plain: string;
  /** Where it is in the text that `neat` gives. */
  readonly from: number;
  readonly to: number;
}

const RUNS = /\p{Script=Hangul}+|\p{Script=Han}+|(?:(?!\p{Script=Hangul}|\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu;
/** The English genitive says nothing: a grandmother’s village is hers all the same. */
const GENITIVE = /['’]s(?![\p{L}\p{N}])/gu;

/** Everything but single letters of Hangul, which would become parts of syllables. */
const COMPATIBLE = /[^\u3131-\u318e]+/gu;

/** A text in one spelling: compatible characters are one, letters small. */
export const neat = (text: string): string =>
  text
    .replaceAll(COMPATIBLE, (part) => part.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFC')
    .replace(GENITIVE, '');

/** Latin letters without their accents. */
export const stripAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('đ', 'd')
    .normalize('NFC');

/** The words of a neat text, in their order. Chinese comes as whole runs: who asks decides where a word ends. */
export const listWords = (text: string): readonly Word[] =>
  Array.from(text.matchAll(RUNS), (run): Word => {
    const [word] = run;
    const script = /^\p{Script=Hangul}/u.test(word) ? 'hangul' : /^\p{Script=Han}/u.test(word) ? 'han' : 'latin';
    return {
      script,
      text: word,
      plain: script === 'latin' ? stripAccents(word) : word,
      from: run.index,
      to: run.index + word.length,
    };
  });

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });
/** The words of a run of Chinese characters. */
export const chineseWords = (run: string): readonly string[] => Array.from(segmenter.segment(run), ({ segment }) => segment);

/** What stands behind a Korean noun, or makes an adjective of it; the longest first. */
const PARTICLES = [
  '이라는', '에서는', '에서도', '으로는', '스러운', '스럽게', '이지만',
  '에서', '에게', '한테', '으로', '처럼', '보다', '부터', '까지', '이랑', '라는', '하는', '하고', '하기', '하며', '같은', '적인', '들이', '들의', '들을', '이야', '인데', '에는', '이나',
  '로', '은', '는', '이', '가', '을', '를', '의', '에', '와', '과', '도', '만', '랑', '나', '들', '인', '한', '물', '극',
]; // prettier-ignore
const PARTICLE = new RegExp(`^(?:${PARTICLES.join('|')})$`, 'u');

/** Whether what follows a noun within a Korean word leaves it the same noun. */
export const isParticle = (rest: string): boolean => rest === '' || PARTICLE.test(rest);

/** A Korean word without what stands behind it; one syllable always stays. */
export const withoutParticle = (word: string): string => {
  const particle = PARTICLES.find((each) => word.length > each.length && word.endsWith(each));
  return particle === undefined ? word : word.slice(0, -particle.length);
};

const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|us|is)$/, '$1'],
  [/(x|z|ch|sh|ss)es$/, '$1'],
  [/s$/, ''],
];
const PORTUGUESE: readonly (readonly [RegExp, string])[] = [
  [/(oes|aes)$/, 'ao'],
  [/([aeou])is$/, '$1l'],
  [/ns$/, 'm'],
  [/(r|z|s)es$/, '$1'],
  [/s$/, ''],
];
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/ces$/, 'z'],
  [/([lrndzjsy])es$/, '$1'],
  [/s$/, ''],
];
/** The first rule that fits. */
const singular = (word: string, rules: readonly (readonly [RegExp, string])[]): string => {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
};

/** Shorter words are left as they are: what could be cut off is most of them. */
const SHORT = 3;

const englishStem = (word: string): string => {
  let stem = singular(word, ENGLISH);
  const cut = stem.replace(/(ing|ed)$/, '');
  // "sing" and "red" are whole; "swimming" and "swim" are one.
  if (cut !== stem && cut.length > SHORT - 1 && /[aeiouy]/.test(cut)) stem = cut.replace(/([bdgmnprt])\1$/, '$1');
  return stem.length > SHORT ? stem.replace(/e$/, '') : stem;
};

/** What the forms of a word have in common, from the word without accents: plural, gender, simple verb forms. */
export const toStem = (plain: string, tongue: Tongue): string => {
  if (plain.length <= SHORT) return plain;
  if (tongue === 'en') return englishStem(plain);
  if (tongue !== 'pt' && tongue !== 'es') return plain;
  const one = singular(plain, tongue === 'pt' ? PORTUGUESE : SPANISH);
  return one.length > SHORT ? one.replace(/[aoe]$/, '') : one;
};

/** The terms under which the words of a text in one language are learned and looked up. */
export const listTerms = (text: string, tongue: Tongue): readonly string[] =>
  listWords(neat(text)).flatMap((word) => {
    if (word.script === 'han') return chineseWords(word.text);
    if (word.script === 'hangul') return [withoutParticle(word.text)];
    // Vietnamese tones make other words; everywhere else people leave accents out.
    return [tongue === 'vi' ? word.text : toStem(word.plain, tongue)];
  });

import { listRomanizations } from './hangul.ts';

/** Family names that their bearers write in ways that no rule gives. */
const SURNAMES: Readonly<Record<string, readonly string[]>> = {
  이: ['Lee', 'Rhee'],
  임: ['Lim', 'Rim'],
  박: ['Park'],
  노: ['Roh', 'Noh'],
  나: ['Ra', 'Rah'],
  유: ['Ryu', 'Yoo'],
  류: ['Yoo', 'Yu'],
  육: ['Ryuk', 'Yook'],
  여: ['Ryeo'],
  양: ['Ryang'],
  연: ['Ryeon'],
  라: ['Na'],
  오: ['Oh'],
  어: ['Uh'],
  우: ['Woo'],
  구: ['Koo'],
  지: ['Chi'],
};

/** A Korean name with its family name as people write theirs: 박서율 is Park Seoyul too. */
export const listSurnames = (nameKo: string): readonly string[] => {
  const [family = '', ...given] = Array.from(nameKo);
  return (SURNAMES[family] ?? []).flatMap((written) => listRomanizations(given.join('')).map((rest) => `${written} ${rest}`));
};

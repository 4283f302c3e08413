import { sourceFile, type SourceFile } from '../../tools/sources/source-file.ts';

/** One rule of the house, checked over the sources. */
export interface Rule {
  readonly name: string;
  /** Files besides the sources of apps, packages and tests. */
  readonly alsoReads?: () => readonly SourceFile[];
  /** The files that the rule is about. */
  readonly covers: (file: SourceFile) => boolean;
  /** Fewer files than this means that the rule looks in the wrong place. */
  readonly atLeast: number;
  /** One line for each violation, beginning with the path. */
  readonly violationsOf: (files: readonly SourceFile[]) => readonly string[];
  /** A file that breaks the rule; it takes the place of one with the same path. */
  readonly broken: SourceFile;
}

/** A rule about one file at a time: `faultsOf` says what is wrong with it. */
export const ruleAboutFiles = (
  rule: Pick<Rule, 'name' | 'alsoReads' | 'covers' | 'atLeast'> & {
    readonly faultsOf: (file: SourceFile) => readonly string[];
    readonly broken: readonly [path: string, text: string];
  },
): Rule => ({
  name: rule.name,
  ...(rule.alsoReads ? { alsoReads: rule.alsoReads } : {}),
  covers: rule.covers,
  atLeast: rule.atLeast,
  violationsOf: (files) =>
    files.filter(rule.covers).flatMap((file) => rule.faultsOf(file).map((fault) => `${file.path}: ${fault}`)),
  broken: sourceFile(...rule.broken),
});

/** A rule about what a file may import. */
export const ruleAboutImports = (
  rule: Pick<Rule, 'name' | 'covers' | 'atLeast'> & {
    readonly allows: (target: string, file: SourceFile) => boolean;
    readonly broken: readonly [path: string, text: string];
  },
): Rule => {
  const faultsOf = (file: SourceFile) =>
    file.imports.filter((target) => !rule.allows(target, file)).map((target) => `imports ${target}`);
  return ruleAboutFiles({ ...rule, faultsOf });
};

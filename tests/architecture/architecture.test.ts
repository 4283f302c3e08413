import { describe, expect, test } from 'vitest';
import { commitsRunTheirDuties, nodesWriteThroughTheHook, writesRecordTheirDuties } from './rules/after-commit.ts';
import { noCircles } from './rules/import-cycles.ts';
import { clockIsReadOnce } from './rules/clock-reads.ts';
import { constantsAreDefinedOnce, pageSizesAreShared } from './rules/constants.ts';
import { domainImportsNothing } from './rules/domain.ts';
import { privatePartsStayInFastPath } from './rules/fast-path.ts';
import { featuresHaveOneDoor } from './rules/features.ts';
import { fixturesStayOut } from './rules/fixtures.ts';
import { importTable } from './rules/import-table.ts';
import { limitsAreDeclared } from './rules/limits.ts';
import { pixelsAreCompared, zonesAreNamed } from './rules/machine-independence.ts';
import { modulesKeepNoState } from './rules/module-state.ts';
import { namesHaveOneMeaning } from './rules/one-meaning-per-name.ts';
import { foldersSayWhatTheyHold, roomsAreDividedByCapability } from './rules/names.ts';
import { operationsAreWhole, pagesCallTheirOperations } from './rules/operations.ts';
import { pagesReadTheirAddress } from './rules/page-addresses.ts';
import { pagesHaveComponents } from './rules/pages.ts';
import { plansAreNotCompared } from './rules/plan-names.ts';
import { commentsNameTheirActors } from './rules/plain-language.ts';
import { refusalsHaveWords, refusalTextsHaveADefault } from './rules/refusals.ts';
import { repositoriesStayApart } from './rules/repositories.ts';
import { settingsAreDeclaredOnce, variablesAreDeclared } from './rules/settings.ts';
import { serverFoldersHaveFloors, serverHasNoLargeKnot } from './rules/server-folders.ts';
import { slicesStayApart } from './rules/slices.ts';
import { surroundingsComeIn } from './rules/environment-access.ts';
import { timesHaveOneForm } from './rules/time-formats.ts';
import { dependenciesAreNamed, routesOnlyConnect, useCasesKnowNoFastify } from './rules/use-cases.ts';
import { wordsAreInCatalogues } from './rules/component-texts.ts';
import { readSources } from '../../tools/sources/source-file.ts';

const RULES = [
  importTable,
  noCircles,
  domainImportsNothing,
  slicesStayApart,
  serverFoldersHaveFloors,
  serverHasNoLargeKnot,
  repositoriesStayApart,
  commitsRunTheirDuties,
  nodesWriteThroughTheHook,
  writesRecordTheirDuties,
  useCasesKnowNoFastify,
  routesOnlyConnect,
  dependenciesAreNamed,
  featuresHaveOneDoor,
  fixturesStayOut,
  surroundingsComeIn,
  foldersSayWhatTheyHold,
  roomsAreDividedByCapability,
  operationsAreWhole,
  pagesCallTheirOperations,
  refusalsHaveWords,
  refusalTextsHaveADefault,
  limitsAreDeclared,
  wordsAreInCatalogues,
  pixelsAreCompared,
  zonesAreNamed,
  timesHaveOneForm,
  pagesHaveComponents,
  commentsNameTheirActors,
  pagesReadTheirAddress,
  pageSizesAreShared,
  namesHaveOneMeaning,
  constantsAreDefinedOnce,
  plansAreNotCompared,
  variablesAreDeclared,
  settingsAreDeclaredOnce,
  clockIsReadOnce,
  modulesKeepNoState,
  privatePartsStayInFastPath,
];

describe.each(RULES)('$name', ({ alsoReads, covers, atLeast, violationsOf, broken }) => {
  const files = [...readSources(), ...(alsoReads?.() ?? [])];

  test('it holds', () => {
    expect(violationsOf(files)).toEqual([]);
  });

  test('it looks at the files that it is about', () => {
    expect(files.filter(covers).length).toBeGreaterThanOrEqual(atLeast);
    expect(covers(broken)).toBe(true);
  });

  test('it fires where it is broken', () => {
    const injected = [...files.filter(({ path }) => path !== broken.path), broken];
    const known = violationsOf(files);
    const fresh = violationsOf(injected).filter((violation) => !known.includes(violation));
    expect(fresh.join('\n')).toContain(broken.path);
  });
});

import { ruleAboutImports } from '../rule.ts';
import { isTest } from '../../../tools/sources/source-file.ts';

/** The demo world is made of fixtures; nothing else that runs knows them. */
export const fixturesStayOut = ruleAboutImports({
  name: 'fixtures and tests stay out of production',
  covers: (file) => !isTest(file) && !/^apps\/(demo|media)\//.test(file.path) && !file.path.startsWith('packages/fixtures/'),
  atLeast: 200,
  allows: (target) =>
    !/^packages\/fixtures\/|^tests\/|\/testing\/|\.(fixture|suite|test)\.tsx?$|^(vitest|@playwright\/test|fast-check)$/.test(
      target,
    ),
  broken: [
    'apps/server/src/sessions/back-door.ts',
    "import { SORA } from '@madang/fixtures/people.ts';\nexport const backDoor = SORA.password;",
  ],
});

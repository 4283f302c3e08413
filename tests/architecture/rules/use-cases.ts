import { isSlice, placeOf } from '../capabilities.ts';
import { ruleAboutImports } from '../rule.ts';
import { isTest } from '../../../tools/sources/source-file.ts';

export const useCasesKnowNoFastify = ruleAboutImports({
  name: 'use cases know no Fastify',
  covers: (file) => isSlice(file.path) && !file.path.endsWith('.routes.ts') && !isTest(file),
  atLeast: 30,
  allows: (target) => target !== 'fastify' && !target.startsWith('@fastify/'),
  broken: [
    'apps/server/src/likes/add-like.ts',
    "import type { FastifyRequest } from 'fastify';\nexport const addLike = (request: FastifyRequest) => request.id;",
  ],
});

/** Routes join the contract to use cases; what a use case needs is handed to it elsewhere. */
export const routesOnlyConnect = ruleAboutImports({
  name: 'routes touch neither database nor domain',
  covers: (file) => file.path.startsWith('apps/server/src/') && file.path.endsWith('.routes.ts'),
  atLeast: 9,
  allows: (target) => !['packages/database', 'packages/domain'].includes(placeOf(target).room),
  broken: [
    'apps/server/src/likes/likes.routes.ts',
    "import { likesRepository } from '@madang/database/likes/likes.repository.ts';\nexport const likeRoutes = { likesRepository };",
  ],
});

/** Where the dependencies are assembled, and where any use case is run. */
const HANDLES_ALL_DEPS = /^apps\/server\/src\/([^/]+|(startup|use-case)\/[^/]+|http\/(dispatcher|page-caches|rendering))\.ts$/;
const DEPS = 'apps/server/src/use-case/deps.ts';

export const dependenciesAreNamed = ruleAboutImports({
  name: 'use cases and their helpers name the dependencies that they need, and never all of them',
  covers: (file) => file.path.startsWith('apps/server/src/') && !HANDLES_ALL_DEPS.test(file.path) && !isTest(file),
  atLeast: 400,
  allows: (target) => target !== DEPS,
  broken: [
    'apps/server/src/likes/add-like.ts',
    "import type { Deps } from '../use-case/deps.ts';\nexport const addLike = (deps: Deps) => deps.now();",
  ],
});

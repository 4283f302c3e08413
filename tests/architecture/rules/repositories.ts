import { ruleAboutImports } from '../rule.ts';

const isRepository = (path: string): boolean => path.endsWith('.repository.ts');

export const repositoriesStayApart = ruleAboutImports({
  name: 'repositories never call each other',
  covers: (file) => isRepository(file.path),
  atLeast: 6,
  allows: (target) => !isRepository(target),
  broken: [
    'packages/database/src/likes/likes.repository.ts',
    "import { favoritesRepository } from '../favorites/favorites.repository.ts';\nexport const likesRepository = favoritesRepository;",
  ],
});

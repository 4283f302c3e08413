import { ruleAboutImports } from '../rule.ts';

const FEATURE = /^apps\/web\/src\/features\/([^/]+)\/(.+)$/;

export const featuresHaveOneDoor = ruleAboutImports({
  name: 'a feature of the web is entered by its index.ts',
  covers: (file) => file.path.startsWith('apps/web/src/'),
  atLeast: 40,
  allows: (target, file) => {
    const [, feature, inside] = FEATURE.exec(target) ?? [];
    return feature === undefined || inside === 'index.ts' || FEATURE.exec(file.path)?.[1] === feature;
  },
  broken: [
    'apps/web/src/pages/home.page.tsx',
    "import { HeroButton } from '../features/catalog/HeroButton.tsx';\nexport default HeroButton;",
  ],
});

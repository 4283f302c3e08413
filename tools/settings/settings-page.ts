import type { Setting } from '@madang/server/settings/setting.ts';
import { SETTING_TOPICS } from '@madang/server/settings/setting-topics.ts';
import { OTHER_VARIABLES } from './other-variables.ts';

export const SETTINGS_PAGE = 'docs/operations/settings.md';

const HEAD = `# Settings

Settings are environment variables, and all are optional. The server refuses to start with an invalid one and names it in one line.
An empty value counts as not set. Values marked as *secret* belong in a secret store, not in a shared file.

\`npm run settings\` writes this page from the declarations in [apps/server/src/settings](../../apps/server/src/settings), and \`npm run check\` fails
while it is stale.
`;

const row = ({ name, values, default: standard, doc, secret }: Setting): string =>
  `| \`${name}\` | ${values}${secret ? ', *secret*' : ''} | ${standard} | ${doc} |`;

const topicOf = ({ title, settings }: (typeof SETTING_TOPICS)[number]): string =>
  [
    `## ${title}`,
    '',
    '| setting | values | default | what it does |',
    '|---|---|---|---|',
    ...Object.values(settings).map(row),
  ].join('\n');

const others = (): string =>
  [
    '## Variables that are not settings',
    '',
    'Commands, tests and libraries read them.',
    '',
    '| variable | use |',
    '|---|---|',
    ...Object.entries(OTHER_VARIABLES).map(([name, use]) => `| \`${name}\` | ${use} |`),
  ].join('\n');

/** The page of all settings, from their declarations. */
export const settingsPage = (): string => `${[HEAD.trimEnd(), ...SETTING_TOPICS.map(topicOf), others()].join('\n\n')}\n`;

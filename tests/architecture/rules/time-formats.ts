import { ruleAboutFiles } from '../rule.ts';
import { isTest, nodesOf, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

/** Files that read or build a time without showing it to a viewer, or in a format that is not a viewer's. */
const NOT_FOR_VIEWERS: Readonly<Record<string, string>> = {
  'apps/media/src/command/run-media-command.ts': 'progress in a terminal',
  'apps/server/src/billing/get-receipt-file.ts': 'asks Intl whether a time zone exists',
  'apps/web/src/platform/clock.ts': 'reads the time zone and the calendar day of the browser',
  'packages/domain/src/billing/boleto-number.ts': 'computes the due day in São Paulo, and pads digits of a barcode',
  'packages/domain/src/shared/calendar.ts': 'compares ISO dates',
  'apps/web/src/features/billing/cards/card-view.ts': 'builds an ISO date for formatDate',
  'packages/streaming/src/webvtt.ts': 'timestamps of WebVTT',
  'packages/streaming/src/vast.ts': 'durations of VAST',
};

const nameOf = (node: unknown): string => {
  const { type, name, property } = (node ?? {}) as SyntaxNode;
  if (type === 'Identifier') return String(name);
  return type === 'MemberExpression' ? nameOf(property) : '';
};

const INTL = /^(DateTimeFormat|RelativeTimeFormat|DurationFormat)$/;
const LOCALE_METHOD = /^toLocale(Date|Time)String$/;

/** `String(x).padStart(2, '0')`: two digits of a clock or a date. */
const isTwoDigits = (node: SyntaxNode): boolean => {
  const [length] = node['arguments'] as readonly SyntaxNode[];
  return nameOf(node['callee']) === 'padStart' && length?.['value'] === 2;
};

const faultsOf = (file: SourceFile): readonly string[] => {
  if (Object.hasOwn(NOT_FOR_VIEWERS, file.path)) return [];
  return nodesOf(file.tree).flatMap((node) => {
    if (node.type === 'MemberExpression' && INTL.test(nameOf(node))) return [`uses Intl.${nameOf(node)}`];
    if (node.type === 'MemberExpression' && LOCALE_METHOD.test(nameOf(node))) return [`calls ${nameOf(node)}()`];
    return node.type === 'CallExpression' && isTwoDigits(node) ? ['pads a number to two digits'] : [];
  });
};

/** What viewers read: everything of the product but the drawing of the demo world, which writes file names and colors. */
const ROOMS = /^(apps\/(web|server|pay|media)|packages\/(contract|domain|player|streaming|ui))\/src\//;
const NO_CLOCK = new Set(['apps/web/src/platform/new-id.ts']);

export const timesHaveOneForm = ruleAboutFiles({
  name: 'times, dates and durations are written by packages/i18n alone, so that each has one form per locale',
  covers: (file) => ROOMS.test(file.path) && !isTest(file) && !NO_CLOCK.has(file.path) && !/\.fixture\.tsx?$/.test(file.path),
  atLeast: 600,
  faultsOf,
  broken: [
    'apps/web/src/features/live/NowNext.tsx',
    "export const clock = (at: number) => `${new Date(at).toLocaleTimeString()} ${String(at % 60).padStart(2, '0')}`;",
  ],
});

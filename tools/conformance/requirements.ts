import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/root.ts';

/** Priority: M must have, C core, E edge case. */
export const PRIORITIES = ['M', 'C', 'E'] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface Requirement {
  readonly id: string;
  readonly priority: Priority;
  /** One testable statement. */
  readonly text: string;
}

export interface Requirements {
  /** Capability names by the ID prefix of their requirements. */
  readonly capabilities: Readonly<Record<string, string>>;
  readonly requirements: readonly Requirement[];
}

export const readRequirements = (): Requirements =>
  JSON.parse(readFileSync(join(ROOT, 'docs/requirements.json'), 'utf8')) as Requirements;

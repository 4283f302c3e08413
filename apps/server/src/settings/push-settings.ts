import { z } from 'zod';
import { list } from './setting-kinds.ts';

/** Whether notifications are sent to browsers; README lists them. */
export const PUSH_ENVIRONMENT = {
  PUSH: z.enum(['on', 'off']).default('off'),
  PUSH_HOSTS: list,
};

export interface PushSettings {
  readonly sent: boolean;
  /** Push services besides those of the browsers that we know. */
  readonly hosts: ReadonlySet<string>;
}

export const pushOf = ({ PUSH, PUSH_HOSTS }: z.infer<z.ZodObject<typeof PUSH_ENVIRONMENT>>): PushSettings => ({
  sent: PUSH === 'on',
  hosts: PUSH_HOSTS,
});

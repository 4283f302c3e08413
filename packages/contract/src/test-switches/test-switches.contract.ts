import { LIVE_STATUS } from '@madang/domain/live/guide.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import {
  CARD_OUTCOMES,
  MAINTENANCE,
  MAX_CLOCK_SHIFT,
  MAX_FAILURE_COUNT,
  MAX_FAILURES,
  SERVER_FAILURES,
} from '@madang/domain/test-switches/test-switches.ts';
import { z } from 'zod';
import { ERRORS } from '../errors.ts';
import { operations } from '../operation.ts';
import { VIEWER_ROUTES } from '../viewer-routes.ts';

const viewerOperations = Object.keys(VIEWER_ROUTES) as (keyof typeof VIEWER_ROUTES)[];
const refusals = Object.keys(ERRORS) as Refusal[];

const TestSwitches = z.strictObject({
  /** Seconds, forward or back. */
  clock_shift: z.int().min(-MAX_CLOCK_SHIFT).max(MAX_CLOCK_SHIFT).default(0),
  failures: z
    .array(
      z.strictObject({
        operation: z.enum(viewerOperations),
        /** A refusal that the operation declares, or a failure of the server (`OUTAGE` 503, `FAULT` 500). */
        reason: z.enum([...refusals, ...SERVER_FAILURES]),
        /** Calls that fail. */
        count: z.int().min(1).max(MAX_FAILURE_COUNT).default(1),
      }),
    )
    .max(MAX_FAILURES)
    .default([]),
  maintenance: z.array(z.enum(MAINTENANCE)).max(MAINTENANCE.length).default([]),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be an ISO 3166 country')
    .nullable()
    .default(null),
  live_status: z.literal(Object.values(LIVE_STATUS)).nullable().default(null),
  next_card: z.enum(CARD_OUTCOMES).nullable().default(null),
});

export const testSwitchOperations = operations({
  changeTestSwitches: {
    summary: 'Replaces the test switches of the node: what is left out is off. Without TEST_SWITCHES=on the route answers 404.',
    authority: 'operator',
    onlyWith: 'testSwitches',
    input: TestSwitches,
    object: TestSwitches,
    refusals: ['INPUT_INVALID'],
  },
  removeTestSwitches: {
    summary: 'Turns all test switches of the node off. Without TEST_SWITCHES=on the route answers 404.',
    authority: 'operator',
    onlyWith: 'testSwitches',
    object: z.null(),
    refusals: [],
  },
});

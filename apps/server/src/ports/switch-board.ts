import { type CardOutcome, type FailureReason, type TestSwitches } from '@madang/domain/test-switches/test-switches.ts';

/** The test switches of this process. They are in memory: a restart turns all of them off, and no other node has them. */
export interface SwitchBoard {
  /** Another object after every change. */
  readonly current: () => TestSwitches;
  readonly isSwitched: () => boolean;
  readonly replace: (switches: TestSwitches) => void;
  /** Counts one call of an operation; the reason for which it fails, or null. */
  readonly takeFailure: (operation: string) => FailureReason | null;
  /** The outcome of one charge, once; null where the provider decides. */
  readonly takeCard: () => CardOutcome | null;
}

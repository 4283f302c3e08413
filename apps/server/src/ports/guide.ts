import type { Airing } from '@madang/domain/live/guide.ts';

export interface Guide {
  /** Another number is another guide; 0 where there is no channel. */
  readonly version: number;
  /** What is shown off air; null where there is no channel. */
  readonly slate: string | null;
  /** In order, from nine days ago on. */
  readonly airings: readonly Airing[];
}

export interface GuideSource {
  current(): Guide;
  /** Reloads the guide if its version changed. True when it was reloaded. */
  refresh(): Promise<boolean>;
}

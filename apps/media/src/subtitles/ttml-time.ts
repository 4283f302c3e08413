/** What TTML counts in, from the attributes of its root. */
export type TtmlClock = Readonly<{ framesPerSecond: number; ticksPerSecond: number }>;

const CLOCK = /^(\d+):(\d{2}):(\d{2})(?:\.(\d+)|:(\d+)(?:\.\d+)?)?$/;
const OFFSET = /^(\d+(?:\.\d+)?)(h|m|s|ms|f|t)$/;

const SECONDS = { h: 3600, m: 60, s: 1, ms: 0.001 } as const;
const isUnit = (metric: string): metric is keyof typeof SECONDS => Object.hasOwn(SECONDS, metric);

const USUAL_FRAME_RATE = 30;

/** The clock that `ttp:frameRate`, `ttp:frameRateMultiplier` and `ttp:tickRate` describe (TTML2 section 7.2). */
export const ttmlClock = (parameter: (name: string) => string): TtmlClock => {
  const [over = 1, under = 1] = parameter('frameRateMultiplier')
    .split(/[\s:]+/)
    .map(Number);
  const frames = (Number(parameter('frameRate')) || USUAL_FRAME_RATE) * (over / under || 1);
  const ticks = Number(parameter('tickRate'));
  // Without a tick rate a tick is a frame, or a second where no frame rate is given either.
  return { framesPerSecond: frames, ticksPerSecond: ticks || (parameter('frameRate') === '' ? 1 : frames) };
};

/** Milliseconds of a time expression of TTML2 section 12.3; null when it is none. */
export const parseTtmlTime = (written: string, { framesPerSecond, ticksPerSecond }: TtmlClock): number | null => {
  const [, hours, minutes, seconds, fraction = '0', frames = '0'] = CLOCK.exec(written.trim()) ?? [];
  if (hours !== undefined) {
    const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
    return Math.round((whole + Number(`0.${fraction}`) + Number(frames) / framesPerSecond) * 1000);
  }
  const [, count, metric = ''] = OFFSET.exec(written.trim()) ?? [];
  if (count === undefined) return null;
  const rate = metric === 'f' ? framesPerSecond : ticksPerSecond;
  return Math.round(Number(count) * (isUnit(metric) ? SECONDS[metric] : 1 / rate) * 1000);
};

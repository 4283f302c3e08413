const PERCENT = String.raw`(?:100(?:\.0*)?|\d{1,2}(?:\.\d*)?)%`;

/** What a setting of a WebVTT cue may be; `middle` is the older name of `center`. A region is of a block that is not kept. */
const SETTINGS = [
  /^vertical:(?:rl|lr)$/,
  new RegExp(String.raw`^line:(?:-?\d+|${PERCENT}|auto)(?:,(?:start|center|middle|end))?$`),
  new RegExp(String.raw`^position:${PERCENT}(?:,(?:line-left|center|middle|line-right|start|end))?$`),
  new RegExp(String.raw`^size:${PERCENT}$`),
  /^align:(?:start|center|middle|end|left|right)$/,
];

/** Of the settings of a cue those that a player can follow, each name once. */
export const keepKnownSettings = (written: string): string => {
  const kept = new Map<string, string>();
  for (const setting of written.split(/\s+/)) {
    const [name = ''] = setting.split(':', 1);
    if (!kept.has(name) && SETTINGS.some((known) => known.test(setting))) kept.set(name, setting);
  }
  return [...kept.values()].join(' ');
};

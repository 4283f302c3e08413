/** 36 pictures of 240 by 135 on a sheet, one for every key frame: 72 seconds of film. */
export const SHEET = { columns: 6, rows: 6, width: 240, height: 135 } as const;

/** Arguments that draw the sheets from an encoded rung on standard input, whose key frames are as far apart as the pictures shall be. */
export const thumbnailArguments = (pattern: string): readonly string[] => [
  '-threads',
  '1',
  '-skip_frame',
  'nokey',
  '-i',
  'pipe:0',
  '-map',
  '0:v:0',
  '-an',
  '-fps_mode',
  'passthrough',
  '-vf',
  `scale=${SHEET.width}:${SHEET.height},tile=${SHEET.columns}x${SHEET.rows}`,
  '-q:v',
  '6',
  '-f',
  'image2',
  pattern,
];

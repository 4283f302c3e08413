import type { WrittenSlot } from '@madang/database/live/live.repository.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import type { Content } from '@madang/domain/catalog/content.ts';

/** What the channel shows between its last programme of a night and its first of a morning. */
export const SLATE = 'off-air';

const DAYS = 7;
const SIGN_ON = 6 * 60;
/** No programme begins after half past one in the night. */
const SIGN_OFF = 25 * 60 + 30;
const HOUR = 60;

/**
 * One place in the order of a day: how many minutes it is on, and a title, or one for each day from Monday on. Films are shown once, and not
 * again to catch up with. The demo films last about a minute: the channel shows one again and again until its time is over.
 */
type Strand = readonly [minutes: number, title: string | readonly string[]];

/** The day of the channel, from breakfast to the late film. */
const STRANDS: readonly Strand[] = [
  [55, ['1403', '1404', '1406', '1409', '1410', '1412', '1401']],
  [35, '1011'],
  [40, '1047'],
  [60, ['1206', '1203', '1210', '1205', '1207', '1206', '1203']],
  [70, '1012'],
  [65, ['1213', '1219', '1217', '1216', '1214', '1211', '1220']],
  [65, '1002'],
  [110, ['1102', '1107', '1104', '1112', '1110', '1111', '1114']],
  [50, '1042'],
  [65, '1016'],
  [65, ['1018', '1018', '1046', '1046', '1036', '1048', '1048']],
  [65, ['1312', '1315', '1312', '1314', '1303', '1304', '1305']],
  [55, ['1402', '1411', '1404', '1410', '1409', '1401', '1412']],
  [35, '1045'],
  [60, '1043'],
  [80, ['1202', '1204', '1209', '1212', '1201', '1301', '1306']],
  [70, ['1008', '1008', '1019', '1019', '1013', '1006', '1006']],
  [65, ['1021', '1003', '1033', '1029', '1028', '1038', '1041']],
  [110, ['1108', '1113', '1103', '1105', '1115', '1101', '1118']],
];
/** Programmes for adults begin at ten in the evening at the earliest. */
const WATERSHED = 22 * HOUR;

/** The week of the demo channel, made by rule: the same for the same catalogue and day (YYYY-MM-DD). Episodes of its series take turns. */
export const demoWeek = (contents: readonly Content[], today: string): readonly WrittenSlot[] => {
  const byId = new Map(contents.map((content) => [content.id, content]));
  const isOut = (content: Content): boolean => content.asset !== null && stateOn(content, today) === 'ready';
  const isShown = (title: Content): boolean =>
    isOut(title) || contents.some((part) => part.parentId === title.id && part.type === 'episode' && isOut(part));

  const slots: WrittenSlot[] = [];
  for (let weekday = 0; weekday < DAYS; weekday += 1) {
    let minute = SIGN_ON;
    for (const [durationMinutes, title] of STRANDS) {
      const content = byId.get(typeof title === 'string' ? title : (title[weekday] ?? ''));
      if (!content || !isShown(content) || minute > SIGN_OFF) continue;
      if (content.rating === '19' && minute < WATERSHED) continue;
      const day = weekday + Math.floor(minute / (24 * HOUR));
      // What Sunday shows after midnight belongs to the next week’s Monday.
      slots.push({
        weekday: day % DAYS,
        startMinute: minute % (24 * HOUR),
        durationMinutes,
        contentId: content.id,
        catchUp: content.type === 'season',
      });
      minute += durationMinutes;
    }
  }
  return slots.toSorted((a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute);
};

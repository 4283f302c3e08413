import type { NoticeAudience } from '@madang/domain/notices/notice.ts';
import { DEFAULT_POPUP_WIDTH, type Popup, POPUP_PLACEMENTS, type PopupPlacement } from '@madang/domain/popups/popup.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import { TITLES } from '../catalog/all.ts';
import { type Pictures, worldDay } from '../world.ts';

type Words = Readonly<Record<'en' | 'pt' | 'es' | 'zh' | 'vi', string>>;

/** A popup of the demo world; days are counted from the day of the world. */
interface Written extends Pick<Popup, 'id'> {
  readonly placement: PopupPlacement;
  readonly audiences: readonly NoticeAudience[];
  readonly daysAgo: number;
  readonly daysLeft: number;
  /** The title that it shows and leads to. */
  readonly title: number;
  readonly button: Words;
  readonly mostShown: number;
}

const APOTHECARY = 1006;
const MOONLIGHT = 1001;
const LINE_SEVEN = 1033;

/** Titles that are drawn in the sizes of popups too: more than the demo shows, for those that operators write. */
export const PICTURED_TITLES: readonly number[] = [MOONLIGHT, APOTHECARY, LINE_SEVEN];

const POPUPS: readonly Written[] = [
  {
    id: 'from-the-webtoon',
    placement: POPUP_PLACEMENTS.list,
    audiences: ['avod'],
    daysAgo: 3,
    daysLeft: 120,
    title: MOONLIGHT,
    button: {
      en: 'Watch what the webtoon became',
      pt: 'Veja a série do webtoon',
      es: 'Mira la serie del webtoon',
      zh: '观看条漫改编剧集',
      vi: 'Xem phim chuyển thể từ webtoon',
    },
    mostShown: 3,
  },
];

const DAY_MS = 86_400_000;
/** Whoever was shown one is left alone for a day. */
const INTERVAL_HOURS = 24;

const localized = ({ en, pt, es, zh, vi }: Words): Localized => ({ en_us: en, pt_br: pt, es_es: es, zh_cn: zh, vi_vn: vi });

const titleOf = (id: number): Localized => {
  const title = TITLES.find((one) => one.id === id);
  if (!title) throw new Error(`There is no title ${id} to be shown in a popup.`);
  return localized(title.title);
};

/** What the demo world shows over its pages; the same for a whole week. `today` is YYYY-MM-DD. */
export const demoPopups = (pictures: Pick<Pictures, 'of'>, today: string): readonly Popup[] => {
  const begun = Date.parse(worldDay(today));
  return POPUPS.map((written) => ({
    id: written.id,
    placement: written.placement,
    audiences: written.audiences,
    imgUrl: `/img/${pictures.of(written.title, 0).path}/popup`,
    width: DEFAULT_POPUP_WIDTH,
    link: {
      type: 'content',
      url: null,
      trackingId: written.id,
      popupTrackingId: `${written.id}-1`,
      contentId: String(written.title),
      contentTitle: titleOf(written.title),
      buttonTitle: localized(written.button),
      exposure: { intervalHours: INTERVAL_HOURS, mostShown: written.mostShown },
      targetApi: null,
      checkout: null,
    },
    startsAt: begun - written.daysAgo * DAY_MS,
    endsAt: begun + written.daysLeft * DAY_MS,
  }));
};

import type { Notice, NoticeLink } from '@madang/domain/notices/notice.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import { type Pictures, worldDay } from '../world.ts';

type Words = readonly [en: string, pt: string, es: string, zh: string, vi: string];

/** A notice of the demo world; days are counted from the day of the world. */
interface Written extends Pick<Notice, 'id' | 'type'>, Partial<Pick<Notice, 'place' | 'audiences'>> {
  readonly daysAgo: number;
  readonly daysLeft: number;
  readonly message: Words;
  readonly link?: { readonly url: string; readonly title: Words; readonly picturedBy?: number };
}

const NOTICES: readonly Written[] = [
  {
    id: 'first-episodes',
    type: 'general',
    place: 'topbar',
    audiences: ['anonymous'],
    daysAgo: 1,
    daysLeft: 120,
    message: [
      'A story for every evening: the first episode of most dramas is free.',
      'Uma história para cada noite: o primeiro episódio da maioria dos dramas é grátis.',
      'Una historia para cada noche: el primer episodio de casi todos los dramas es gratis.',
      '每晚一个故事：大多数剧集第一集免费观看。',
      'Mỗi tối một câu chuyện: tập đầu của hầu hết các bộ phim đều miễn phí.',
    ],
    link: {
      url: '/catalog/30',
      title: ['See dramas', 'Ver dramas', 'Ver dramas', '查看剧集', 'Xem phim bộ'],
    },
  },
  {
    id: 'short-pause',
    type: 'system',
    audiences: ['avod', 'svod'],
    daysAgo: 1,
    daysLeft: 120,
    message: [
      'On Wednesdays between 04:00 and 05:00 Korean time, films may pause for a minute. Your place is kept.',
      'Às quartas-feiras, entre 04:00 e 05:00 no horário da Coreia, os filmes podem pausar por um minuto. Seu ponto fica guardado.',
      'Los miércoles entre las 04:00 y las 05:00, hora de Corea, las películas pueden pausarse un minuto. Tu punto se guarda.',
      '韩国时间每周三凌晨4点至5点，播放可能会暂停一分钟。您的进度会保留。',
      'Thứ Tư từ 04:00 đến 05:00 giờ Hàn Quốc, phim có thể tạm dừng một phút. Vị trí đang xem được giữ lại.',
    ],
  },
  {
    id: 'apothecary-weekends',
    type: 'general',
    audiences: ['avod', 'svod'],
    daysAgo: 2,
    daysLeft: 120,
    message: [
      'The Moon Rabbit Apothecary goes on: a new episode every Saturday and Sunday, with subtitles in five languages.',
      'A Botica do Coelho da Lua continua: um novo episódio todo sábado e domingo, com legendas em cinco idiomas.',
      'La botica del conejo lunar sigue: un nuevo episodio cada sábado y domingo, con subtítulos en cinco idiomas.',
      '《月兔药铺》持续更新：每周六、周日各一集，提供五种语言字幕。',
      'Tiệm thuốc Thỏ Ngọc tiếp tục: tập mới mỗi thứ Bảy và Chủ nhật, kèm phụ đề năm ngôn ngữ.',
    ],
    link: {
      url: '/season/1006',
      title: ['Watch now', 'Assistir agora', 'Ver ahora', '立即观看', 'Xem ngay'],
      picturedBy: 1006,
    },
  },
  {
    id: 'premium-downloads',
    type: 'others',
    audiences: ['avod'],
    daysAgo: 5,
    daysLeft: 120,
    message: [
      'With Premium you take episodes along: download them and watch without a network.',
      'Com o Premium você leva os episódios: baixe e assista sem internet.',
      'Con Premium te llevas los episodios: descárgalos y míralos sin conexión.',
      '升级至Premium即可下载剧集，离线也能观看。',
      'Với Premium bạn mang phim theo: tải về và xem không cần mạng.',
    ],
    link: { url: '/plan', title: ['See plans', 'Ver planos', 'Ver planes', '查看套餐', 'Xem các gói'] },
  },
  {
    id: 'your-devices',
    type: 'others',
    audiences: ['svod'],
    daysAgo: 5,
    daysLeft: 120,
    message: [
      'You can see where your account is signed in, and sign out what you do not use any more.',
      'Você pode ver onde sua conta está conectada e sair dos aparelhos que não usa mais.',
      'Puedes ver dónde está abierta tu cuenta y cerrar la sesión en lo que ya no usas.',
      '您可以查看账户在哪些设备上登录，并退出不再使用的设备。',
      'Bạn có thể xem tài khoản đang đăng nhập ở đâu và đăng xuất thiết bị không dùng nữa.',
    ],
    link: {
      url: '/account/devices',
      title: ['Signed-in devices', 'Aparelhos conectados', 'Dispositivos conectados', '已登录的设备', 'Thiết bị đã đăng nhập'],
    },
  },
  {
    id: 'visit-korea',
    type: 'others',
    audiences: ['avod', 'svod'],
    daysAgo: 9,
    daysLeft: 120,
    message: [
      'Where was that filmed? Plan a trip to the places behind your favourite scenes.',
      'Onde foi filmado? Planeje uma viagem aos lugares das suas cenas favoritas.',
      '¿Dónde se rodó? Planea un viaje a los lugares de tus escenas favoritas.',
      '那是在哪里拍的？探访您喜爱场景的取景地。',
      'Cảnh đó quay ở đâu? Lên kế hoạch đến những nơi trong cảnh phim bạn thích.',
    ],
    link: {
      url: 'https://english.visitkorea.or.kr/',
      title: ['VISITKOREA', 'VISITKOREA', 'VISITKOREA', 'VISITKOREA', 'VISITKOREA'],
    },
  },
];

const DAY_MS = 86_400_000;

const localized = ([en, pt, es, zh, vi]: Words): Localized => ({ en_us: en, pt_br: pt, es_es: es, zh_cn: zh, vi_vn: vi });

const linkOf = ({ link }: Written, pictures: Pick<Pictures, 'of'>): NoticeLink | null => {
  if (!link) return null;
  const picture = link.picturedBy === undefined ? null : pictures.of(link.picturedBy, 0);
  return {
    type: link.url.startsWith('/') ? 'internal' : 'external',
    url: link.url,
    imgUrl: picture && `/img/${picture.path}/${picture.still}-330x186.webp`,
    title: localized(link.title),
    targetApi: null,
  };
};

/** What the demo world tells its viewers; the same for a whole week. `today` is YYYY-MM-DD. */
export const demoNotices = (pictures: Pick<Pictures, 'of'>, today: string): readonly Notice[] => {
  const begun = Date.parse(worldDay(today));
  return NOTICES.map((written) => ({
    id: written.id,
    type: written.type,
    place: written.place ?? 'list',
    audiences: written.audiences ?? ['anonymous', 'avod', 'svod'],
    platforms: null,
    message: localized(written.message),
    link: linkOf(written, pictures),
    startsAt: begun - written.daysAgo * DAY_MS,
    endsAt: begun + written.daysLeft * DAY_MS,
  }));
};

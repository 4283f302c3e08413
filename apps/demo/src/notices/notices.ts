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
      'Uma história para cada noite: o primeiro episódio da maioria dos doramas é grátis.',
      'Una historia para cada noche: el primer episodio de la mayoría de los K-dramas es gratis.',
      '每晚一个故事：多数韩剧首集免费观看。',
      'Mỗi tối một câu chuyện: tập đầu của phần lớn phim bộ được xem miễn phí.',
    ],
    link: {
      url: '/catalog/30',
      title: ['See dramas', 'Ver doramas', 'Ver K-dramas', '查看韩剧', 'Xem phim bộ'],
    },
  },
  {
    id: 'short-pause',
    type: 'system',
    audiences: ['avod', 'svod'],
    daysAgo: 1,
    daysLeft: 120,
    message: [
      'On Wednesdays between 4:00 and 5:00 AM Korean time, videos may pause for a minute. We’ll save your place.',
      'Às quartas-feiras, entre 04:00 e 05:00 no horário da Coreia, a reprodução pode parar por um minuto. Você continua de onde parou.',
      'Los miércoles entre las 04:00 y las 05:00, hora de Corea, la reproducción puede detenerse un minuto. Continúas donde lo dejaste.',
      '韩国时间每周三凌晨 4 点至 5 点，播放可能会暂停一分钟。您的观看进度会保留。',
      'Thứ Tư từ 04:00 đến 05:00 giờ Hàn Quốc, phim có thể tạm dừng một phút. Tiến độ xem của bạn được lưu.',
    ],
  },
  {
    id: 'apothecary-weekends',
    type: 'general',
    audiences: ['avod', 'svod'],
    daysAgo: 2,
    daysLeft: 120,
    message: [
      'New episodes of The Moon Rabbit Apothecary every Saturday and Sunday, with subtitles in five languages.',
      'A Botica do Coelho da Lua continua: um novo episódio todo sábado e domingo, com legendas em cinco idiomas.',
      'La botica del conejo lunar sigue: un nuevo episodio cada sábado y domingo, con subtítulos en cinco idiomas.',
      '《月兔药铺》持续更新：每周六、周日各一集，提供五种语言字幕。',
      'Tiệm Thuốc Thỏ Ngọc ra tập mới mỗi thứ Bảy và Chủ nhật, có phụ đề năm ngôn ngữ.',
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
      'With Premium, download episodes and watch offline.',
      'Com o Premium, você baixa os episódios e assiste sem internet.',
      'Con Premium descargas los episodios y los ves sin conexión.',
      '升级至 Premium 即可下载剧集，离线也能观看。',
      'Với Premium, bạn tải tập phim xuống và xem ngoại tuyến.',
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
      'See where your account is signed in, and sign out devices you no longer use.',
      'Você pode ver onde sua conta está conectada e desconectar os aparelhos que não usa mais.',
      'Puedes ver dónde está abierta tu cuenta y cerrar la sesión en los dispositivos que ya no usas.',
      '您可以查看账户在哪些设备上登录，并退出不再使用的设备。',
      'Bạn có thể xem tài khoản đang đăng nhập trên thiết bị nào và đăng xuất thiết bị không còn dùng.',
    ],
    link: {
      url: '/account/devices',
      title: ['Signed-in devices', 'Aparelhos conectados', 'Dispositivos conectados', '已登录的设备', 'Thiết bị đã đăng nhập'],
    },
  },
  {
    id: 'filming-places',
    type: 'others',
    audiences: ['avod', 'svod'],
    daysAgo: 9,
    daysLeft: 120,
    message: [
      'Where was that filmed? Our documentaries visit the places behind your favorite scenes.',
      'Onde foi filmado? Nossos documentários visitam os lugares das suas cenas favoritas.',
      '¿Dónde se filmó? Nuestros documentales visitan los lugares de tus escenas favoritas.',
      '那是在哪里拍的？我们的纪录片带您探访喜爱场景的取景地。',
      'Cảnh đó quay ở đâu? Phim tài liệu của chúng tôi đưa bạn đến những nơi trong cảnh phim bạn thích.',
    ],
    link: {
      url: '/catalog/33',
      title: ['See documentaries', 'Ver documentários', 'Ver documentales', '查看纪录片', 'Xem phim tài liệu'],
    },
  },
];

const DAY_MS = 86_400_000;

const localized = ([en, pt, es, zh, vi]: Words): Localized => ({ en_us: en, pt_br: pt, es_es: es, zh_cn: zh, vi_vn: vi });

const linkOf = ({ link }: Written, pictures: Pick<Pictures, 'of'>): NoticeLink | null => {
  if (!link) return null;
  const picture = link.picturedBy === undefined ? null : pictures.of(link.picturedBy, 0);
  return {
    type: 'internal',
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

import type { Collection, Content } from '@madang/domain/catalog/content.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import { CATALOGS, type Genre, WEBTOONS } from '@madang/domain/catalog/vocabulary.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import { TITLES } from './all.ts';
import { STAGE, TOP_TEN } from './flagships.ts';

interface Rail {
  readonly id: string;
  /** Of what is read, not watched. */
  readonly webtoons?: true;
  readonly layout: Collection['layout'];
  readonly name: Localized;
  /** Chooses and orders titles; at most 24 of them are kept. */
  readonly pick: (titles: readonly Content[], today: string) => readonly Content[];
}

const words = (en_us: string, pt_br: string, es_es: string, zh_cn: string, vi_vn: string): Localized => ({ en_us, pt_br, es_es, zh_cn, vi_vn });

const newest = (titles: readonly Content[]) => titles.toSorted((a, b) => b.startDate.localeCompare(a.startDate) || a.id.localeCompare(b.id));
const shuffled = (titles: readonly Content[], salt: number) => titles.toSorted((a, b) => ((Number(a.id) * salt) % 997) - ((Number(b.id) * salt) % 997));
const withGenres = (...genres: Genre[]) => (titles: readonly Content[]) => titles.filter((title) => genres.some((genre) => title.genres.slice(0, 2).includes(genre)));
const inCatalog = (catalog: number) => (titles: readonly Content[]) => titles.filter((title) => (title.catalogs as readonly number[]).includes(catalog));

const IDS: ReadonlyMap<string, string> = new Map(TITLES.map(({ slug, id }) => [slug, String(id)]));
const bySlugs = (slugs: readonly string[]) => (titles: readonly Content[]) =>
  slugs.flatMap((slug) => titles.find((title) => title.id === IDS.get(slug)) ?? []);

/** The rails of home, in the order in which an operator would arrange them. */
const HOME: readonly Rail[] = [
  { id: 'stage', layout: 'stage', name: words('On stage', 'Em cartaz', 'En escena', '今日推荐', 'Nổi bật hôm nay'), pick: bySlugs(STAGE) },
  {
    id: 'new-this-season', layout: 'posters', name: words('New this season', 'Novidades da temporada', 'Estrenos de la temporada', '本季新作', 'Mới mùa này'),
    pick: (titles, today) => newest(titles.filter((title) => title.startDate <= today)),
  },
  { id: 'top-ten', layout: 'top_ten', name: words('Top 10 today', 'Top 10 de hoje', 'Top 10 de hoy', '今日十大热门', 'Top 10 hôm nay'), pick: bySlugs(TOP_TEN) },
  {
    id: 'free-tonight', layout: 'posters', name: words('Free tonight', 'De graça hoje', 'Gratis esta noche', '今晚免费', 'Miễn phí tối nay'),
    pick: (titles) => shuffled(titles.filter((title) => title.range === 'FREE'), 31),
  },
  {
    id: WEBTOONS, webtoons: true, layout: 'posters', name: words('Webtoons', 'Webtoons', 'Webtoons', '条漫', 'Webtoon'),
    // What can be read now comes before what is announced.
    pick: (titles, today) => titles.toSorted((a, b) => Number(stateOn(a, today) !== 'ready') - Number(stateOn(b, today) !== 'ready') || b.startDate.localeCompare(a.startDate)),
  },
  {
    id: 'palace-nights', layout: 'stills', name: words('Palace nights', 'Noites de palácio', 'Noches de palacio', '宫墙夜色', 'Đêm hoàng cung'),
    pick: (titles) => shuffled(withGenres('historical', 'history')(titles), 17),
  },
  {
    id: 'hearts-in-the-city', layout: 'posters', name: words('Hearts in the city', 'Corações na cidade', 'Corazones en la ciudad', '都市心动', 'Trái tim giữa phố'),
    pick: (titles) => shuffled(withGenres('romcom', 'romance', 'melodrama')(titles), 43),
  },
  {
    id: 'weekend-laughs', layout: 'stills', name: words('Weekend laughs', 'Risadas de fim de semana', 'Risas de fin de semana', '周末笑声', 'Tiếng cười cuối tuần'),
    pick: (titles) => shuffled(inCatalog(CATALOGS.variety)(titles), 29),
  },
  {
    id: 'lights-out', layout: 'posters', name: words('Lights out: thrillers and crime', 'Luzes apagadas: suspense e crime', 'A oscuras: suspenso y crimen', '熄灯之后：悬疑与犯罪', 'Tắt đèn: giật gân và tội phạm'),
    pick: (titles) => shuffled(withGenres('thriller', 'crime', 'mystery', 'horror')(titles), 53),
  },
  {
    id: 'front-row', layout: 'stills', name: words('Front row: K-pop on stage', 'Na primeira fila: K-pop no palco', 'Primera fila: K-pop en escena', '前排席位：K-pop 舞台', 'Hàng ghế đầu: sân khấu K-pop'),
    pick: (titles) => shuffled(inCatalog(CATALOGS.kpop)(titles), 37),
  },
  {
    id: 'one-evening', layout: 'posters', name: words('One evening, one movie', 'Uma noite, um filme', 'Una noche, una película', '一晚一部电影', 'Một tối, một phim'),
    pick: (titles) => shuffled(inCatalog(CATALOGS.movie)(titles), 41),
  },
  {
    id: 'slow-and-warm', layout: 'posters', name: words('Slow and warm', 'Devagar e com carinho', 'Lento y cálido', '慢下来，暖起来', 'Chậm rãi và ấm áp'),
    pick: (titles) => shuffled(withGenres('slice_of_life', 'family', 'cooking')(titles), 59),
  },
  {
    id: 'true-stories', layout: 'stills', name: words('The country up close', 'O país de perto', 'El país de cerca', '走近这片土地', 'Gần hơn với xứ Hàn'),
    pick: (titles) => shuffled(inCatalog(CATALOGS.documentary)(titles), 61),
  },
  {
    id: 'coming-soon', layout: 'posters', name: words('Coming soon', 'Em breve', 'Próximamente', '即将上线', 'Sắp ra mắt'),
    pick: (titles, today) => titles.filter((title) => stateOn(title, today) === 'coming_soon' || title.state === 'preparing').toSorted((a, b) => a.startDate.localeCompare(b.startDate)),
  },
];

/** A rail shows this many at the most (CA-54). */
const LONGEST = 24;

/** Arranges home. What has left or is not there yet has its own rail and stands on no other. */
export const collectionsOf = (contents: readonly Content[], today: string): readonly Collection[] => {
  const titles = contents.filter((content) => content.parentId === null && content.type !== 'webtoon');
  const ready = titles.filter((title) => stateOn(title, today) === 'ready');
  const webtoons = contents.filter((content) => content.type === 'webtoon');
  return HOME.map(({ id, layout, name, pick, webtoons: read }) => ({
    id,
    catalogId: CATALOGS.main,
    name,
    layout,
    contentIds: pick(read ? webtoons : id === 'coming-soon' ? titles : ready, today).slice(0, LONGEST).map((title) => title.id),
  }));
};

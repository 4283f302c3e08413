import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import type { SearchCategory } from '@madang/domain/search/vocabulary.ts';
import { catalog as en_us } from '@madang/i18n/words/en_us/catalog.ts';
import { catalog as es_es } from '@madang/i18n/words/es_es/catalog.ts';
import { catalog as pt_br } from '@madang/i18n/words/pt_br/catalog.ts';
import { catalog as vi_vn } from '@madang/i18n/words/vi_vn/catalog.ts';
import { catalog as zh_cn } from '@madang/i18n/words/zh_cn/catalog.ts';

/** In the order of LANGUAGES. */
const WORDS = [en_us, pt_br, es_es, zh_cn, vi_vn];

/** What a genre is called in each interface language. */
export const genreWords = (genre: Genre): readonly string[] => WORDS.map(({ genres }) => genres[genre]);

/** What people call a category who look for all of it, in the order of LANGUAGES, and in Korean. */
export const CATEGORY_WORDS: Readonly<Record<SearchCategory, readonly string[]>> = {
  drama: ['K-drama', 'Dorama', 'Dorama', '韩剧', 'Phim bộ', '드라마'],
  variety: ['Variety', 'Variedades', 'Variedades', '综艺', 'Giải trí', '예능'],
  kpop: ['K-pop', 'K-pop', 'K-pop', '韩流音乐', 'Nhạc Hàn', '케이팝'],
  movie: ['Movie', 'Filme', 'Película', '电影', 'Phim lẻ', '영화'],
  documentary: ['Documentary', 'Documentário', 'Documental', '纪录片', 'Tài liệu', '다큐멘터리'],
  webtoon: ['Webtoon', 'Webtoon', 'Webtoon', '条漫', 'Truyện tranh', '웹툰'],
};

import type { CatalogName } from '@madang/domain/catalog/vocabulary.ts';
import type { Localized } from '@madang/domain/shared/language.ts';

/** Names of the catalogues as the menu answer carries them (HF-50, IN-16). */
export const CATALOG_NAMES: Readonly<Record<CatalogName, Localized>> = {
  main: { en_us: 'Home', pt_br: 'Início', es_es: 'Inicio', zh_cn: '首页', vi_vn: 'Trang chủ' },
  drama: { en_us: 'Drama', pt_br: 'Doramas', es_es: 'K-dramas', zh_cn: '韩剧', vi_vn: 'Phim bộ' },
  variety: { en_us: 'Variety', pt_br: 'Variedades', es_es: 'Variedades', zh_cn: '综艺', vi_vn: 'Giải trí' },
  kpop: { en_us: 'K-pop', pt_br: 'K-pop', es_es: 'K-pop', zh_cn: 'K-pop', vi_vn: 'K-pop' },
  movie: { en_us: 'Movies', pt_br: 'Filmes', es_es: 'Películas', zh_cn: '电影', vi_vn: 'Phim lẻ' },
  documentary: { en_us: 'Documentary', pt_br: 'Documentários', es_es: 'Documentales', zh_cn: '纪录片', vi_vn: 'Phim tài liệu' },
  taste24: { en_us: 'Free 24 h', pt_br: 'Grátis 24 h', es_es: 'Gratis 24 h', zh_cn: '免费 24 小时', vi_vn: 'Miễn phí 24 giờ' },
};

/** Default metadata for search engines, on pages without their own (RT-121). */
export const SEO: Readonly<Record<'titles' | 'keywords' | 'descriptions', Localized>> = {
  titles: {
    en_us: 'Madang: Korean dramas, variety and K-pop',
    pt_br: 'Madang: doramas, variedades e K-pop',
    es_es: 'Madang: K-dramas, variedades y K-pop',
    zh_cn: 'Madang：韩剧、综艺与 K-pop',
    vi_vn: 'Madang: phim Hàn, giải trí và K-pop',
  },
  keywords: {
    en_us: 'Korean drama, variety show, K-pop, Korean movie, webtoon, subtitles',
    pt_br: 'dorama, programa de variedades, K-pop, filme coreano, webtoon, legendas',
    es_es: 'K-drama, dorama, drama coreano, programa de variedades, K-pop, película coreana, webtoon, subtítulos',
    zh_cn: '韩剧, 综艺, K-pop, 韩国电影, 条漫, 字幕',
    vi_vn: 'phim bộ Hàn Quốc, chương trình giải trí, K-pop, phim lẻ Hàn Quốc, webtoon, phụ đề',
  },
  descriptions: {
    en_us: 'Watch Korean dramas, variety shows, K-pop stages, movies and documentaries with subtitles in five languages.',
    pt_br:
      'Assista a doramas, programas de variedades, palcos de K-pop, filmes e documentários coreanos com legendas em cinco idiomas.',
    es_es:
      'Mira K-dramas, programas de variedades, escenarios de K-pop, películas y documentales coreanos con subtítulos en cinco idiomas.',
    zh_cn: '观看配有五种语言字幕的韩剧、综艺、K-pop 舞台、电影和纪录片。',
    vi_vn: 'Xem phim bộ, chương trình giải trí, sân khấu K-pop, phim lẻ và phim tài liệu Hàn Quốc với phụ đề năm ngôn ngữ.',
  },
};

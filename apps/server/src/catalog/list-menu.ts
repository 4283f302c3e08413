import type { Needs } from '../use-case/needs.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import type { SiteMenu } from '@madang/contract/catalog/catalog.contract.ts';
import { runningPromotion } from '@madang/domain/billing/price.ts';
import { CATALOGS, type CatalogName } from '@madang/domain/catalog/vocabulary.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentTexts } from './catalog.presenter.ts';

/** The order of the menu; home first, marked as such (HF-52). */
const ORDER: readonly CatalogName[] = ['main', 'drama', 'variety', 'kpop', 'movie', 'documentary', 'taste24'];

/** The platform of this application, in menu, SMS config and notices (HF-58). */
const PLATFORM = 'web';

/** Names of the catalogues as the menu answer carries them (HF-50, IN-16). */
const CATALOG_NAMES: Readonly<Record<CatalogName, Localized>> = {
  main: { en_us: 'Home', pt_br: 'Início', es_es: 'Inicio', zh_cn: '首页', vi_vn: 'Trang chủ' },
  drama: { en_us: 'Drama', pt_br: 'Doramas', es_es: 'K-dramas', zh_cn: '韩剧', vi_vn: 'Phim bộ' },
  variety: { en_us: 'Variety', pt_br: 'Variedades', es_es: 'Variedades', zh_cn: '综艺', vi_vn: 'Giải trí' },
  kpop: { en_us: 'K-pop', pt_br: 'K-pop', es_es: 'K-pop', zh_cn: 'K-pop', vi_vn: 'K-pop' },
  movie: { en_us: 'Movies', pt_br: 'Filmes', es_es: 'Películas', zh_cn: '电影', vi_vn: 'Phim lẻ' },
  documentary: { en_us: 'Documentary', pt_br: 'Documentários', es_es: 'Documentales', zh_cn: '纪录片', vi_vn: 'Phim tài liệu' },
  taste24: { en_us: 'Free 24 h', pt_br: 'Grátis 24 h', es_es: 'Gratis 24 h', zh_cn: '免费 24 小时', vi_vn: 'Miễn phí 24 giờ' },
};

/** Default metadata for search engines, on pages without their own (RT-121). */
const SEO: Readonly<Record<'titles' | 'keywords' | 'descriptions', Localized>> = {
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

export const listMenu: UseCase<'listMenu', Needs<'catalog' | 'now' | 'settings'>> =
  ({ catalog, settings, now }) =>
  async (viewer, { limit }) => {
    const promotion = runningPromotion(settings.promotion, now());
    if (settings.blockedCountries.has(viewer.country)) return refuse('COUNTRY_BLOCKED');
    const snapshot = catalog();
    const entries = ORDER.slice(0, limit).map((name) => ({
      id: CATALOGS[name],
      is_home: name === 'main',
      display_name: presentTexts(CATALOG_NAMES[name]),
      slug: name,
      collections: snapshot.collections
        .filter((collection) => collection.catalogId === CATALOGS[name])
        .map(({ id, name: words, layout }) => ({ id, name: presentTexts(words), layout, note: null })),
    }));
    const menu: SiteMenu = {
      id: PLATFORM,
      country: viewer.country,
      entries,
      genres: Object.fromEntries(ORDER.map((name) => [String(CATALOGS[name]), [...snapshot.genresOf(CATALOGS[name])]])),
      config: {
        home_page_size: PAGE_SIZES.main,
        notice_check_seconds: settings.noticeCheckMinutes * 60,
        live_retry_seconds: settings.liveRetrySeconds,
        live_recovery_seconds: settings.liveRecoverySeconds,
      },
      sms_info: { sgw_v3_status: settings.subscriptionsOpen ? 'active' : 'inactive' },
      sso_info: settings.ssoInfo,
      promotion: promotion && { id: promotion.id },
      seo: {
        titles: presentTexts(SEO.titles),
        keywords: presentTexts(SEO.keywords),
        descriptions: presentTexts(SEO.descriptions),
      },
    };
    return answer(menu);
  };

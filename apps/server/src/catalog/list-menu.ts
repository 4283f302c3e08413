import type { Needs } from '../use-case/needs.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import type { SiteMenu } from '@madang/contract/catalog/catalog.contract.ts';
import { runningPromotion } from '@madang/domain/billing/price.ts';
import { CATALOGS, type CatalogName } from '@madang/domain/catalog/vocabulary.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentTexts } from './catalog.presenter.ts';
import { CATALOG_NAMES, SEO } from './menu-words.ts';

/** The order of the menu; home first, marked as such (HF-52). */
const ORDER: readonly CatalogName[] = ['main', 'drama', 'variety', 'kpop', 'movie', 'documentary', 'taste24'];

/** The platform of this application, in menu, SMS config and notices (HF-58). */
const PLATFORM = 'web';

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

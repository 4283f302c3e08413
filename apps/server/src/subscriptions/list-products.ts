import type { Needs } from '../use-case/needs.ts';
import { runningPromotion } from '@madang/domain/billing/price.ts';
import { proportion } from '@madang/domain/shared/money.ts';
import { countryOfUnit, findBusinessUnit } from '@madang/domain/subscriptions/business-unit.ts';
import { capabilitiesOf } from '@madang/domain/subscriptions/plan-capabilities.ts';
import { type Product, productsFor, savingPercent } from '@madang/domain/subscriptions/product.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Plans and allowances in local currency, by the account's country or the visitor's location (SU-03, SU-91, SE-21). */
export const listProducts: UseCase<'listProducts', Needs<'now' | 'settings'>> =
  ({ settings, now }) =>
  async (viewer) => {
    const promotion = runningPromotion(settings.promotion, now());
    const country = viewer.signedIn ? viewer.accountCountry : viewer.country;
    const unit = findBusinessUnit(country);
    const products = productsFor(country);
    const monthlyPrice = (plan: Product['plan']) =>
      products.find((product) => product.plan === plan && product.period === 'monthly')?.price;
    const objects = products.map((product) => {
      const monthly = monthlyPrice(product.plan);
      const { profiles, streams, downloads, adFree } = capabilitiesOf(product.plan);
      return {
        sku: product.sku,
        plan: product.plan,
        period: product.period,
        price: product.price,
        currency: product.currency,
        business_unit: unit,
        country: countryOfUnit(unit),
        // No trial begins while any promotion runs.
        trial_days: promotion === null ? product.trialDays : 0,
        saving_percent: product.period === 'annual' && monthly ? savingPercent(product.price, monthly) : 0,
        profiles,
        devices: streams,
        downloads: downloads !== null,
        ad_free: adFree,
        promotion:
          promotion?.period === product.period
            ? { percent: promotion.percent, price: product.price - proportion(product.price, promotion.percent, 100) }
            : null,
      };
    });
    return answer({ objects, total_count: objects.length });
  };

import { ALLOWANCES, type Product, productsFor, savingPercent } from '@madang/domain/subscriptions/product.ts';
import { answer, type UseCase } from '../http/handlers.ts';

/** The four plans in the country's currency, each with what it allows (SU-03, SU-91). */
export const listProducts: UseCase<'listProducts'> = () => async (viewer) => {
  const products = productsFor(viewer.country);
  const monthlyPrice = (plan: Product['plan']) =>
    products.find((product) => product.plan === plan && product.period === 'monthly')?.price;
  const objects = products.map((product) => {
    const monthly = monthlyPrice(product.plan);
    const { profiles, devices, downloads, adFree } = ALLOWANCES[product.plan];
    return {
      sku: product.sku,
      plan: product.plan,
      period: product.period,
      price: product.price,
      currency: product.currency,
      trial_days: product.trialDays,
      saving_percent: product.period === 'annual' && monthly ? savingPercent(product.price, monthly) : 0,
      profiles,
      devices,
      downloads,
      ad_free: adFree,
    };
  });
  return answer({ objects, total_count: objects.length });
};

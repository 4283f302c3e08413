export { CouponScreen } from './CouponScreen.tsx';
export { PassScreen } from './PassScreen.tsx';

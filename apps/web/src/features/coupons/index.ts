export { CouponScreen } from './CouponScreen.tsx';
export { onlyWithCodes } from './only-with-codes.ts';
export { PassScreen } from './PassScreen.tsx';

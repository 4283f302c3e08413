export { AdBreakView } from './AdBreakView.tsx';
export { openAds } from './open-ads.ts';

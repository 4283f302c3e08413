import type { Routes } from '../use-case/use-case.ts';
import { createGift } from './create-gift.ts';
import { listGiftOffers } from './list-gift-offers.ts';
import { listGifts } from './list-gifts.ts';
import { previewGift } from './preview-gift.ts';
import { resendGift } from './resend-gift.ts';

export const giftRoutes = {
  listGiftOffers,
  previewGift,
  createGift,
  listGifts,
  resendGift,
} satisfies Routes<'listGiftOffers' | 'previewGift' | 'createGift' | 'listGifts' | 'resendGift'>;

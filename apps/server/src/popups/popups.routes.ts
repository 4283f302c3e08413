import type { Routes } from '../use-case/use-case.ts';
import { changePopups } from './change-popups.ts';
import { listPopups } from './list-popups.ts';
import { trackPopup } from './track-popup.ts';

export const popupRoutes = { listPopups, changePopups, trackPopup } satisfies Routes<
  'listPopups' | 'changePopups' | 'trackPopup'
>;

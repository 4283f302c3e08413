import type { Routes } from '../use-case/use-case.ts';
import { confirmTvSignIn } from './confirm-tv-sign-in.ts';
import { createTvSignIn } from './create-tv-sign-in.ts';
import { dismissTvSignIn } from './dismiss-tv-sign-in.ts';
import { getTvSignIn } from './get-tv-sign-in.ts';
import { previewTvSignIn } from './preview-tv-sign-in.ts';

export const tvSignInRoutes = { createTvSignIn, getTvSignIn, previewTvSignIn, confirmTvSignIn, dismissTvSignIn } satisfies Routes<
  'createTvSignIn' | 'getTvSignIn' | 'previewTvSignIn' | 'confirmTvSignIn' | 'dismissTvSignIn'
>;

import type { Routes } from '../http/handlers.ts';
import { addBirthDate } from './add-birth-date.ts';
import { addIdentity } from './add-identity.ts';
import { confirmSocialSignIn } from './confirm-social-sign-in.ts';
import { createSocialSignIn } from './create-social-sign-in.ts';
import { listSocialProviders } from './list-social-providers.ts';
import { previewIdentity } from './preview-identity.ts';

export const identityRoutes: Routes<
  'listSocialProviders' | 'createSocialSignIn' | 'confirmSocialSignIn' | 'previewIdentity' | 'addIdentity' | 'addBirthDate'
> = {
  listSocialProviders,
  createSocialSignIn,
  confirmSocialSignIn,
  previewIdentity,
  addIdentity,
  addBirthDate,
};

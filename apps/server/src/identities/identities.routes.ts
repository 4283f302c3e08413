import type { Routes } from '../use-case/use-case.ts';
import { addBirthDate } from './add-birth-date.ts';
import { addIdentity } from './add-identity.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { confirmSocialSignIn } from './confirm-social-sign-in.ts';
import { createSocialSignIn } from './create-social-sign-in.ts';
import { listIdentities } from './list-identities.ts';
import { listSocialProviders } from './list-social-providers.ts';
import { previewIdentity } from './preview-identity.ts';
import { removeIdentity } from './remove-identity.ts';
import { previewIdentityUndo } from './preview-identity-undo.ts';
import { undoIdentity } from './undo-identity.ts';

export const identityRoutes = {
  listSocialProviders,
  createSocialSignIn,
  confirmSocialSignIn,
  previewIdentity,
  confirmIdentity,
  addIdentity,
  listIdentities,
  removeIdentity,
  previewIdentityUndo,
  undoIdentity,
  addBirthDate,
} satisfies Routes<
  | 'listSocialProviders'
  | 'createSocialSignIn'
  | 'confirmSocialSignIn'
  | 'previewIdentity'
  | 'confirmIdentity'
  | 'addIdentity'
  | 'listIdentities'
  | 'removeIdentity'
  | 'previewIdentityUndo'
  | 'undoIdentity'
  | 'addBirthDate'
>;

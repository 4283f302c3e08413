import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentPrivacy } from './privacy.presenter.ts';

export const getPrivacyChoices: UseCase<'getPrivacyChoices', Needs<never>> = () => async (viewer) =>
  answer(presentPrivacy(viewer));

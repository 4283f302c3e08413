import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentPrivacy } from './privacy.presenter.ts';

export const getPrivacyChoices: UseCase<'getPrivacyChoices'> = () => async (viewer) => answer(presentPrivacy(viewer));

import { answer, type UseCase } from '../http/handlers.ts';
import { presentPrivacy } from './privacy.presenter.ts';

export const getPrivacyChoices: UseCase<'getPrivacyChoices'> = () => async (viewer) => answer(presentPrivacy(viewer));

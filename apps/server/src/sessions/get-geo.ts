import { answer, type UseCase } from '../http/handlers.ts';

export const getGeo: UseCase<'getGeo'> = () => async (viewer) => answer({ country_code: viewer.country });

import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Loads a title's page again only for another title or language, not when the address only gains the title's name. */
export const revalidatePerTitle = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentParams.id === nextParams.id && currentParams.lang === nextParams.lang ? false : defaultShouldRevalidate;

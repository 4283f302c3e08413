import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { watchVisibility } from './window.ts';

/** Reads the page anew when its tab is looked at again: meanwhile a plan may have ended or been cancelled elsewhere (SU-92). */
export const useFreshOnReturn = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => watchVisibility((visible) => visible && void revalidate()), [revalidate]);
};

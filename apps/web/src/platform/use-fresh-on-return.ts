import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { watchVisibility } from './window.ts';

/**
 * Revalidates the page when its tab becomes visible: a plan may have ended or been canceled on another device (SU-92).
 */
export const useFreshOnReturn = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => watchVisibility((visible) => visible && void revalidate()), [revalidate]);
};

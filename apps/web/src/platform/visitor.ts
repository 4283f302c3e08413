import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import { createContext } from 'react-router';
import type { Visitor } from '../../render';

/** The visitor whose request is being answered; loaders reach the API through it. */
export const visitorContext = createContext<Visitor>();

/** The profile that somebody watches as; null for anonymous visitors and for people who have not chosen. */
export const profileOf = ({ session }: Visitor): Profile | null => {
  if (session === null) return null;
  const { profiles, profileId } = session;
  return (profileId === undefined ? profiles[0] : profiles.find(({ id }) => id === profileId)) ?? null;
};

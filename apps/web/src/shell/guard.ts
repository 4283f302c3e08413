import { entryOf, type PageName } from '../routes.ts';

interface Person {
  readonly signedIn: boolean;
  readonly profileChosen: boolean;
}

/** Where a person is sent instead of the page asked for, or null where they may stay (RT-106 to RT-115). */
export const guard = (page: PageName, { signedIn, profileChosen }: Person): 'signIn' | 'profile' | null => {
  const { open, withoutProfile } = entryOf(page);
  if (!signedIn) return open ? null : 'signIn';
  return profileChosen || withoutProfile ? null : 'profile';
};

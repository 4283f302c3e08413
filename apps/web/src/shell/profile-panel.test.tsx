import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { ToastProvider } from '@madang/ui/Toast.tsx';
import { PartWordsProvider } from '@madang/ui/words.tsx';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { FRESH_PANEL, type ProfilePanel, profilePanelOf } from './profile-panel.ts';
import { ProfileMenu, type ProfileMenuProps } from './ProfileMenu.tsx';

beforeAll(() => loadWords('en_us'));

const PROFILE = { id: 'p1', name: 'Hana', image_type: 'A', image_path: null } as NonNullable<
  ProfileMenuProps['person']['profile']
>;
const PERSON = { name: 'Hana', holder: 'Hana Kim', profile: PROFILE, others: [] } as unknown as ProfileMenuProps['person'];

/** The panel as the server writes it into a page. */
const written = (panel: ProfilePanel, person = PERSON): string => {
  const element = (
    <PartWordsProvider value={loadedWords('en_us').shell}>
      <ToastProvider>
        <ProfileMenu person={person} passes panel={panel} onOpen={() => undefined} onSignOut={() => undefined} />
      </ToastProvider>
    </PartWordsProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
};

test('a flag, true by default, shows the text to edit the profile [HF-30]', () => {
  expect(FRESH_PANEL.showsEditProfile).toBe(true);
  const shown = written(FRESH_PANEL);
  expect(shown).toContain('Edit profile');
  expect(shown).toContain(`href="${paths.profileEdit('en_us', 'p1')}"`);
  expect(written({ ...FRESH_PANEL, showsEditProfile: false })).not.toContain('Edit profile');
});

test('the profile panel offers no edit before a profile is chosen', () => {
  expect(written(FRESH_PANEL, { ...PERSON, profile: null })).not.toContain('Edit profile');
});

test('a flag, true by default, shows the sign-out entry [HF-31]', () => {
  expect(FRESH_PANEL.showsSignOut).toBe(true);
  expect(written(FRESH_PANEL)).toContain('Sign out');
  expect(written({ ...FRESH_PANEL, showsSignOut: false })).not.toContain('Sign out');
});

test.each(LANGUAGES)(
  'in %s only profile pages hide the text, and only a running sign-out hides the entry [HF-30] [HF-31]',
  (language) => {
    const on = (path: string, isSigningOut = false) => profilePanelOf({ path, isSigningOut });
    for (const path of [paths.home(language), paths.accountProfile(language), `/${language}/profiles-of-stars`])
      expect(on(path), path).toEqual(FRESH_PANEL);
    for (const path of [paths.profile(language), paths.profileCreate(language), paths.profileEdit(language, 'p1')])
      expect(on(path), path).toEqual({ ...FRESH_PANEL, showsEditProfile: false });
    expect(on(paths.home(language), true)).toEqual({ ...FRESH_PANEL, showsSignOut: false });
  },
);

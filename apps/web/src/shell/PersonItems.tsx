import { NoticeBell } from '#app/features/notices/index.ts';
import { ProfileMenu, type ProfileMenuProps } from './ProfileMenu.tsx';

/** Header items of a signed-in viewer: notices once a profile is chosen, and the menu (HF-15, HF-17). */
export const PersonItems = (props: ProfileMenuProps) => (
  <>
    {props.person.profile && <NoticeBell person={props.person} />}
    <ProfileMenu {...props} />
  </>
);

import { NoticeBell } from '#app/features/notices/index.ts';
import { ProfileMenu, type ProfileMenuProps } from './ProfileMenu.tsx';

/** What the header has for somebody signed in: what they are told, once they have said who watches, and their menu (HF-15, HF-17). */
export const PersonItems = (props: ProfileMenuProps) => (
  <>
    {props.person.profile && <NoticeBell person={props.person} />}
    <ProfileMenu {...props} />
  </>
);

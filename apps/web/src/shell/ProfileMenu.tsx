import { fill } from '@madang/i18n/fill.ts';
import { LOCK, PENCIL, PERSON, SIGN_OUT, SWAP } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '@madang/ui/Menu.tsx';
import { paths } from '../paths.ts';
import styles from './Header.module.css';
import type { ProfilePanel } from './profile-panel.ts';
import { ProfilePicture } from './ProfilePicture.tsx';
import type { ShellData } from './shell-data.ts';
import { useSwitchProfile } from './use-switch-profile.ts';
import { useWords } from './words.tsx';

export interface ProfileMenuProps {
  person: NonNullable<ShellData['person']>;
  passes: boolean;
  panel: ProfilePanel;
  onOpen: () => void;
  onSignOut: () => void;
}

/** Menu of the signed-in viewer: profiles, account links and sign-out (HF-17 to HF-22). */
export function ProfileMenu({ person, passes, panel, onOpen, onSignOut }: ProfileMenuProps) {
  const { words, language } = useWords();
  const switchProfile = useSwitchProfile();
  const { name } = person;
  return (
    <Menu
      label={fill(words.shell.profileMenu, { name })}
      triggerClassName={styles.round}
      trigger={<ProfilePicture profile={person.profile} size={32} />}
      onOpen={onOpen}
    >
      <div className={styles.who}>
        <ProfilePicture profile={person.profile} size={40} />
        <div className={styles.names}>
          <span>{name}</span>
          <span className={styles.holder}>{person.holder}</span>
        </div>
      </div>
      <MenuSeparator />
      {person.others.map((profile) => (
        <MenuItem
          key={profile.id}
          picture={<ProfilePicture profile={profile} size={24} />}
          onSelect={() => switchProfile(profile)}
        >
          {fill(words.shell.watchAs, { name: profile.name })}
          {profile.pin_enable && <Icon name={LOCK} size="small" className={styles.locked} />}
        </MenuItem>
      ))}
      {person.others.length > 0 && <MenuSeparator />}
      <MenuItem href={paths.accountProfile(language)} icon={PERSON}>
        {words.shell.myAccount}
      </MenuItem>
      {panel.showsEditProfile && person.profile && (
        <MenuItem href={paths.profileEdit(language, person.profile.id)} icon={PENCIL}>
          {words.shell.editProfile}
        </MenuItem>
      )}
      <MenuItem href={paths.profile(language)} icon={SWAP}>
        {words.shell.changeProfile}
      </MenuItem>
      {passes && (
        <MenuItem href={paths.premiumPass(language)} icon="pass">
          {words.shell.premiumPass}
        </MenuItem>
      )}
      <MenuItem href={paths.help(language)} icon="info">
        {words.shell.helpCenter}
      </MenuItem>
      {panel.showsSignOut && (
        <MenuItem icon={SIGN_OUT} onSelect={onSignOut}>
          {words.shell.signOut}
        </MenuItem>
      )}
    </Menu>
  );
}

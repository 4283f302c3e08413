import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import crane from './profile-pictures/crane.svg?no-inline';
import lantern from './profile-pictures/lantern.svg?no-inline';
import mask from './profile-pictures/mask.svg?no-inline';
import roof from './profile-pictures/roof.svg?no-inline';
import styles from './ProfilePicture.module.css';

/** The four pictures a profile starts with: a smiling mask, a crane, a roof under the moon, a lantern. */
const DRAWINGS: Readonly<Record<Profile['image_type'], string>> = { A: mask, B: crane, C: roof, D: lantern };

interface ProfilePictureProps {
  profile: Pick<Profile, 'image_type' | 'image_path'> | null;
  /** Pixels. */
  size: number;
}

/** Decoration beside the profile's name. */
export const ProfilePicture = ({ profile, size }: ProfilePictureProps) => (
  <img
    className={styles.picture}
    src={profile?.image_path ?? DRAWINGS[profile?.image_type ?? 'A']}
    alt=""
    width={size}
    height={size}
  />
);

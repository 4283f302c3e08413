import type { ListedProfile } from '@madang/contract/profiles/profiles.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { classes } from '@madang/ui/classes.ts';
import { LOCK, PENCIL } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { useId } from 'react';
import { ProfilePicture } from '#app/shell/ProfilePicture.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './ProfileTile.module.css';

/** Size on the widest screens, in pixels. */
const SIZE = 160;

interface ProfileTileProps {
  profile: ListedProfile;
  /** Where a keyboard begins. */
  first: boolean;
  busy: boolean;
  /** Link to edit the profile. Null on the chooser. */
  href: string | null;
  onChoose: () => void;
}

/** A profile to choose or edit. One beyond the plan's limit is shown disabled (PR-13). */
export function ProfileTile({ profile, first, busy, href, onChoose }: ProfileTileProps) {
  const { words } = useWords(profileWords);
  const { name, locked, pin_enable: hasPin } = profile;
  const { tile, edit, form } = words.profiles;
  const ageId = useId();
  const face = (
    <>
      <span className={styles.frame}>
        <ProfilePicture profile={profile} size={SIZE} />
        {href !== null && !locked && (
          <span className={styles.veil}>
            <Icon name={PENCIL} />
          </span>
        )}
      </span>
      <span className={styles.name}>
        {/* A lock icon alone has no text for screen readers. */}
        <span>{name}</span>
        {(hasPin || locked) && <Icon name={LOCK} size="small" className={styles.lock} />}
      </span>
    </>
  );
  const age = (
    <span id={ageId} className={styles.age}>
      {form.viewingAges[profile.rating_value]}
    </span>
  );
  if (locked)
    return (
      <>
        <div
          className={classes(styles.tile, styles.locked)}
          role="img"
          aria-label={fill(tile.locked, { name })}
          aria-describedby={ageId}
        >
          {face}
        </div>
        {age}
      </>
    );
  if (href !== null)
    return (
      <>
        <Link className={styles.tile} href={href} aria-label={fill(edit, { name })} aria-describedby={ageId}>
          {face}
        </Link>
        {age}
      </>
    );
  return (
    <>
      <button
        type="submit"
        name="id"
        value={profile.id}
        className={classes(styles.tile, busy && styles.busy)}
        aria-busy={busy || undefined}
        aria-label={hasPin ? fill(tile.pin, { name }) : name}
        aria-describedby={ageId}
        data-first={first}
        onClick={(event) => {
          event.preventDefault();
          onChoose();
        }}
      >
        {face}
      </button>
      {age}
    </>
  );
}

/** Room for one more. */
export const AddTile = ({ href, label }: { href: string; label: string }) => (
  <Link className={styles.tile} href={href}>
    <span className={classes(styles.frame, styles.add)}>
      <Icon name="add" />
    </span>
    <span className={styles.name}>
      <span>{label}</span>
    </span>
  </Link>
);

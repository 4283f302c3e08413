import { PICTURES } from '@madang/domain/profiles/profile.ts';
import { fill } from '@madang/i18n/fill.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { FieldError } from '@madang/ui/TextField.tsx';
import { useEffect, useRef, useState } from 'react';
import { ProfilePicture } from '#app/shell/ProfilePicture.tsx';
import { useWords } from '#app/shell/words.tsx';
import type { Begun } from './profile-entry.ts';
import styles from './PicturePicker.module.css';
import { MAX_PICTURE_MEGABYTES } from './use-fault-texts.ts';

/** The address under which the browser shows a file that was chosen, for as long as it is shown. */
const useFileAddress = (file: File | null): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
};

/** One of the four pictures, or one's own (PR-18). */
export function PicturePicker({ before, error }: { before: Begun; error: string | undefined }) {
  const { words } = useWords(profileWords);
  const { form: texts } = words.profiles;
  const [chosen, setChosen] = useState<string>(before.image_path === null ? before.image_type : 'own');
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const own = useFileAddress(file) ?? before.image_path;

  return (
    <fieldset className={styles.place}>
      <legend className={styles.legend}>{texts.picture}</legend>
      <div className={styles.pictures}>
        {PICTURES.map((picture) => (
          <label key={picture} className={styles.picture}>
            <input
              type="radio"
              name="image_type"
              value={picture}
              checked={chosen === picture}
              onChange={() => setChosen(picture)}
              className={styles.radio}
              aria-label={texts.pictures[picture]}
            />
            <ProfilePicture profile={{ image_type: picture, image_path: null }} size={88} />
          </label>
        ))}
        {own !== null && (
          <label className={styles.picture}>
            <input
              type="radio"
              name="image_type"
              value="own"
              checked={chosen === 'own'}
              onChange={() => setChosen('own')}
              className={styles.radio}
              aria-label={texts.ownPicture}
            />
            <ProfilePicture profile={{ image_type: 'A', image_path: own }} size={88} />
          </label>
        )}
        <label className={styles.upload}>
          <input
            ref={input}
            type="file"
            name="image"
            accept="image/jpeg,image/png,image/webp"
            className={styles.file}
            aria-label={texts.upload}
            aria-describedby="picture-hint picture-error"
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              const [picked = null] = target.files ?? [];
              setFile(picked);
              setChosen(picked || before.image_path !== null ? 'own' : before.image_type);
            }}
          />
          <Icon name="add" />
        </label>
      </div>
      <p id="picture-hint" className={styles.hint}>
        {fill(texts.uploadHint, { size: MAX_PICTURE_MEGABYTES })}
      </p>
      <FieldError id="picture-error" error={error} />
    </fieldset>
  );
}

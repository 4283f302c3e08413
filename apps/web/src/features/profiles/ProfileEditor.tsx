import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import { PICTURES } from '@madang/domain/profiles/profile.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { Button } from '@madang/ui/Button.tsx';
import { TRASH } from '@madang/ui/further-icons.ts';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { PinDialog } from './PinDialog.tsx';
import type { Begun } from './profile-entry.ts';
import styles from './ProfileEditor.module.css';
import { ProfileForm } from './ProfileForm.tsx';

const RemoveDialog = lazy(async () => ({ default: (await import('./RemoveDialog.tsx')).RemoveDialog }));

interface ProfileEditorProps {
  /** Null for one that is made. */
  profile: Profile | null;
  /** How many others there are. */
  others: number;
  /** Whether no PIN stands before it. */
  isOpen: boolean;
}

/** Creates or edits a profile. One with a PIN requires it (RT-155, RT-156, RT-157). */
export function ProfileEditor({ profile, others, isOpen }: ProfileEditorProps) {
  const { words, language } = useWords(profileWords);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Kept for as long as the page is, and only once it was right (PR-38).
  const [matchedPin, setMatchedPin] = useState<string>();
  const [closed, setClosed] = useState(!isOpen);
  const [removing, setRemoving] = useState(false);
  const { form: texts } = words.profiles;
  const chooser = paths.profile(language, {
    ...(profile && { manage: '1' }),
    callbackUrl: query.get('callbackUrl') ?? undefined,
  });
  const leave = () => void navigate(chooser, { replace: true });

  const handlePin = async (pin: string) => {
    if (!profile) return;
    await api.confirmProfilePin({ id: profile.id, pin });
    setMatchedPin(pin);
    setClosed(false);
  };

  const before: Begun = profile ?? {
    name: '',
    image_type: PICTURES[others % PICTURES.length] ?? 'A',
    image_path: null,
    interface_lang: language,
    subtitle_lang: language,
    rating_value: 'family',
    display_type: 'grid',
    pin_enable: false,
  };

  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{profile ? texts.editTitle : texts.createTitle}</h1>
      {!profile && <p className={styles.text}>{texts.createText}</p>}
      {(!closed || matchedPin !== undefined) && (
        <ProfileForm
          id={profile?.id ?? null}
          before={before}
          matchedPin={matchedPin}
          onPinNeeded={() => setClosed(true)}
          onSaved={leave}
          onCancel={leave}
        />
      )}
      {profile && others > 0 && !closed && (
        <div className={styles.remove}>
          <Button variant="quiet" icon={TRASH} onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        </div>
      )}
      {profile && closed && <PinDialog profile={profile} onEnter={handlePin} onClose={leave} />}
      <Suspense>
        {profile && removing && (
          <RemoveDialog profile={profile} matchedPin={matchedPin} onClose={() => setRemoving(false)} onRemoved={leave} />
        )}
      </Suspense>
    </div>
  );
}

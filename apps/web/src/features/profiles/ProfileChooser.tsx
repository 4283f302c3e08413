import { ownPath } from '@madang/domain/shared/own-path.ts';
import type { ListedProfile } from '@madang/contract/profiles/profiles.contract.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { plural } from '@madang/i18n/fill.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { walkGrid } from '@madang/ui/walk-grid.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { inLanguage, paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { LANGUAGE_COOKIE, writeCookie } from '#app/platform/cookies.ts';
import { useCalls } from '#app/platform/use-call.ts';
import { visit } from '#app/platform/window.ts';
import { hasPromotion } from '#app/platform/scanned-promotion.ts';
import { targetAfterSignIn } from '#app/shell/target-after-sign-in.ts';
import { readTrail } from '#app/shell/use-trail.ts';
import { useWords } from '#app/shell/words.tsx';
import { useFailure } from './failure.ts';
import { PinDialog } from './PinDialog.tsx';
import styles from './ProfileChooser.module.css';
import { AddTile, ProfileTile } from './ProfileTile.tsx';

interface ProfileChooserProps {
  profiles: readonly ListedProfile[];
  /** How many the plan allows. */
  most: number;
}

/** Opens a profile and goes to where one was going, in its language (PR-22, SE-16). */
const useChoose = () => {
  const { language } = useWords();
  const [query] = useSearchParams();
  return async (id: string, pin?: string): Promise<void> => {
    const target = ownPath(query.get('callbackUrl')) ?? targetAfterSignIn(language, readTrail(), hasPromotion());
    const chosen = await api.selectProfile({ id, pin });
    const interfaceLanguage: Language = chosen.interface_lang;
    writeCookie(LANGUAGE_COOKIE, interfaceLanguage);
    visit(inLanguage(target, interfaceLanguage));
  };
};

/** Profile chooser with a tile for each profile of the account (PR-11). */
export function ProfileChooser({ profiles, most }: ProfileChooserProps) {
  const { words, language, locale } = useWords(profileWords);
  const [query] = useSearchParams();
  const choose = useChoose();
  const failureOf = useFailure();
  const toast = useToast();
  const { running, run } = useCalls<string>();
  const [profileToUnlock, setProfileToUnlock] = useState(
    () => profiles.find(({ id, locked }) => id === query.get('choose') && !locked) ?? null,
  );
  const managing = query.has('manage');
  const callbackUrl = query.get('callbackUrl') ?? undefined;
  const { profiles: texts } = words;

  const handleChoose = async (profile: ListedProfile) => {
    if (running !== null) return;
    await run(profile.id, () => choose(profile.id), {
      onFailure: (failure) => {
        const { form } = failureOf(failure);
        // The PIN that is not known of here yet was set a moment ago.
        if (failure.reason === 'PROFILE_PIN_NEEDED') setProfileToUnlock(profile);
        else if (form !== undefined) toast(form, 'failed');
      },
      staysBusy: () => true,
    });
  };

  return (
    <>
      <div className={styles.screen}>
        <h1 className={styles.title}>{managing ? texts.manageTitle : texts.title}</h1>
        {/* Works before the scripts do, and without them. */}
        <form method="post" className={styles.form}>
          <ul className={styles.tiles} onKeyDown={walkGrid}>
            {profiles.map((profile, index) => (
              <li key={profile.id}>
                <ProfileTile
                  profile={profile}
                  first={index === 0}
                  busy={running === profile.id}
                  href={managing ? paths.profileEdit(language, profile.id, { callbackUrl }) : null}
                  onChoose={() => (profile.pin_enable ? setProfileToUnlock(profile) : void handleChoose(profile))}
                />
              </li>
            ))}
            {profiles.length < most && (
              <li>
                <AddTile href={paths.profileCreate(language, { callbackUrl })} label={texts.add} />
              </li>
            )}
          </ul>
        </form>
        {profiles.some(({ locked }) => locked) && (
          <div className={styles.locked}>
            <p>{plural(locale, { other: texts.lockedText }, most)}</p>
            <ButtonLink href={paths.plan(language)} variant="subscribe" size="small">
              {words.shell.upgrade}
            </ButtonLink>
          </div>
        )}
        <ButtonLink
          variant={managing ? 'primary' : 'outline'}
          replace
          href={paths.profile(language, { ...(!managing && { manage: '1' }), callbackUrl })}
        >
          {managing ? texts.done : texts.manage}
        </ButtonLink>
      </div>
      {profileToUnlock && (
        <PinDialog
          profile={profileToUnlock}
          onEnter={(pin) => choose(profileToUnlock.id, pin)}
          onClose={() => setProfileToUnlock(null)}
        />
      )}
    </>
  );
}

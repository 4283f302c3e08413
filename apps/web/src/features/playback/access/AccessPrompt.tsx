import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { formatCountry } from '@madang/i18n/format-country.ts';
import { playbackWords } from '@madang/i18n/parts/playback.ts';
import { CLOCK, LOCK } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import type { IconName } from '@madang/ui/icons.ts';
import { Picture } from '@madang/ui/Picture.tsx';
import { BackLink } from '#app/features/catalog/index.ts';
import type { Pictured } from '#app/pictures.ts';
import { useIsPaused } from '#app/shell/use-person.ts';
import { countryNames } from '#app/shell/country-names.ts';
import { OpenCountries } from '#app/shell/OpenCountries.tsx';
import { useWords } from '#app/shell/words.tsx';
import { AccessActions, type AccessWays } from './AccessActions.tsx';
import styles from './AccessPrompt.module.css';
import { OtherStreams } from './OtherStreams.tsx';
import type { NoAccess } from './no-access.ts';
import { type PromptName, choosePrompt, type Prompts, promptWords } from './prompt-of.ts';

const ICONS: Readonly<Record<PromptName, IconName>> = {
  SIGN_IN_NEEDED: LOCK,
  SUBSCRIBER_SIGN_IN_NEEDED: LOCK,
  NEXT_EPISODE: LOCK,
  SUBSCRIPTION_NEEDED: 'premium',
  SUBSCRIPTION_PAUSED: 'premium',
  CONTENT_PREPARING: CLOCK,
  CONTENT_COMING_SOON: CLOCK,
  CONTENT_EXPIRED: 'info',
  CONTENT_NOT_IN_COUNTRY: 'globe',
  RATED_ABOVE_PROFILE: LOCK,
  CONTENT_NOT_PLAYABLE: 'list',
  TOO_MANY_STREAMS: 'alert',
  STREAM_ENDED: 'info',
  OUTAGE: 'alert',
};

interface AccessPromptProps extends AccessWays {
  refused: NoAccess;
  /** The video or episode. `airs` is YYYY-MM-DD, `country` ISO 3166. */
  content: Omit<Parameters<typeof choosePrompt>[1], 'paused'> & {
    readonly airs: string;
    readonly country: string;
    /** Countries where the title is available. Null for everywhere. */
    readonly countries: readonly string[] | null;
  };
  prompts: Prompts;
  picture: Pictured;
  /** Names the work and its part. */
  line: string;
}

/** Over a picture, in place of the film or the strip: what it would take, or why there is none (PL-14, PL-15, PL-35, PL-36, WT-10). */
export function AccessPrompt({ refused, content, prompts, picture, line, ...ways }: AccessPromptProps) {
  const { words, locale } = useWords(playbackWords);
  const paused = useIsPaused();
  const prompt = choosePrompt(refused, { ...content, paused });
  const { title, text } = promptWords(prompts, prompt);
  const country = formatCountry(locale, content.country);
  return (
    <section className={styles.prompt}>
      <Picture alt="" sizes="100vw" priority className={styles.picture} {...picture} />
      <BackLink />
      <div className={styles.words}>
        <Icon name={ICONS[prompt]} className={styles.sign} />
        <p className={styles.work}>{line}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{fill<string>(text, { date: formatDate(locale, content.airs), country })}</p>
        {prompt === 'CONTENT_NOT_IN_COUNTRY' && <OpenCountries names={countryNames(locale, content.countries ?? [])} />}
        {prompt === 'TOO_MANY_STREAMS' && <OtherStreams onRoom={ways.onRetry} />}
        <AccessActions prompt={prompt} {...ways} />
        {refused.kind === 'outage' && <p className={styles.code}>{fill(words.playback.actions.code, { code: refused.code })}</p>}
      </div>
    </section>
  );
}

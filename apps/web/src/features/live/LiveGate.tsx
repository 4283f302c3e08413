import { LIVE_RANGE } from '@madang/domain/live/live-access.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatCountry } from '@madang/i18n/format-country.ts';
import { liveWords } from '@madang/i18n/parts/live.ts';
import { playbackWords } from '@madang/i18n/parts/playback.ts';
import { LOCK } from '@madang/ui/further-icons.ts';
import type { ReactNode } from 'react';
import { AccessActions, type NoAccess, OtherStreams, choosePrompt, promptWords } from '#app/features/playback/index.ts';
import { paths } from '#app/paths.ts';
import { stillSource } from '#app/pictures.ts';
import { useIsPaused } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import type { ProgrammeView } from './guide-view.ts';
import { HelpLink } from './HelpLink.tsx';
import styles from './LiveGate.module.css';
import { StageFrame } from './StageFrame.tsx';

interface LiveGateProps {
  refused: NoAccess;
  /** The current or next program. Null when the guide is not available. */
  programme: ProgrammeView | null;
  /** What the channel does now. */
  line: ReactNode;
  /** ISO 3166. */
  country: string;
  onRetry: () => void;
}

/** In place of the picture: what it would take to watch, or why there is none (LV-02, LV-18, LV-26). */
export function LiveGate({ refused, programme, line, country, onRetry }: LiveGateProps) {
  const { words, language, locale } = useWords(playbackWords, liveWords);
  const paused = useIsPaused();
  const prompt = choosePrompt(refused, { following: false, range: LIVE_RANGE, paused });
  const { title, text } = promptWords({ ...words.playback.prompts, ...words.live.prompts }, prompt);
  const named = formatCountry(locale, country);
  return (
    <StageFrame
      picture={programme?.image ? stillSource(programme.image) : null}
      icon={refused.kind === 'outage' ? 'alert' : LOCK}
      line={line}
      title={title}
    >
      <p className={styles.text}>{fill<string>(text, { country: named })}</p>
      {prompt === 'TOO_MANY_STREAMS' && <OtherStreams onRoom={onRetry} />}
      <div className={styles.actions}>
        <AccessActions prompt={prompt} here={paths.live(language)} onRetry={onRetry} />
      </div>
      {refused.kind === 'outage' && (
        <p className={styles.code}>
          <HelpLink /> · {fill(words.playback.actions.code, { code: refused.code })}
        </p>
      )}
    </StageFrame>
  );
}

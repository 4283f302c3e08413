import { LIVE_STATUS } from '@madang/domain/live/guide.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatTime } from '@madang/i18n/format.ts';
import { liveWords } from '@madang/i18n/parts/live.ts';
import { Badge } from '@madang/ui/Badge.tsx';
import { CLOCK } from '@madang/ui/further-icons.ts';
import type { ReactNode } from 'react';
import { stillSource } from '#app/pictures.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import { Countdown } from './Countdown.tsx';
import type { ProgrammeView } from './guide-view.ts';
import { helpPath } from './HelpLink.tsx';
import { LiveGate } from './LiveGate.tsx';
import { LivePlayer } from './LivePlayer.tsx';
import type { LiveView } from './live-view.ts';
import { StageFrame } from './StageFrame.tsx';
import { Trouble } from './Trouble.tsx';
import type { Channel } from './use-channel.ts';
import type { useLivePlay } from './use-live-play.ts';

interface ChannelStageProps {
  view: LiveView;
  channel: Channel;
  playback: ReturnType<typeof useLivePlay>;
  next: ProgrammeView | null;
  /** What the player shows: the channel’s programme, or the one that was chosen. */
  shown: ProgrammeView | null;
}

/** What the channel does, in one line with its countdown (LV-04 to LV-07, LV-19). */
function StateLine({ channel: { state, now }, next }: Pick<ChannelStageProps, 'channel' | 'next'>) {
  const { words } = useWords(liveWords);
  if (!state) return null;
  if (state.status === LIVE_STATUS.ONAIR) return <Badge tone="live">{words.live.onAir}</Badge>;
  const title = state.status === LIVE_STATUS.READY ? words.live.ready.title : words.live.offAir.title;
  return (
    <>
      <p>{title}</p>
      {state.nextAt !== null && now !== null && (
        <Countdown label={next?.title ?? words.live.startsIn} until={state.nextAt} now={now} />
      )}
    </>
  );
}

/** Off air, or about to begin. */
function Waiting({ channel: { state, now }, next }: Pick<ChannelStageProps, 'channel' | 'next'>) {
  const { words, locale } = useWords(liveWords);
  const timeZone = useTimeZone();
  const { offAir, ready, startsIn } = words.live;
  const isReady = state?.status === LIVE_STATUS.READY;
  const text = ((): string => {
    if (next === null) return offAir.unknown;
    if (isReady) return fill(ready.next, { title: next.title });
    const day = formatDate(locale, next.startsAt, 'weekday', timeZone);
    return fill(offAir.next, { day, time: formatTime(locale, next.startsAt, timeZone), title: next.title });
  })();
  return (
    <StageFrame
      picture={next?.image ? stillSource(next.image) : null}
      icon={isReady ? 'tv' : CLOCK}
      title={isReady ? ready.title : offAir.title}
    >
      <p>{text}</p>
      {state && state.nextAt !== null && now !== null && <Countdown label={startsIn} until={state.nextAt} now={now} />}
    </StageFrame>
  );
}

function Opening({ programme }: { programme: ProgrammeView | null }) {
  const { words } = useWords(liveWords);
  return (
    <StageFrame
      picture={programme?.image ? stillSource(programme.image) : null}
      line={<p role="status">{words.live.opening}</p>}
    />
  );
}

/** The picture, what it would take to see it, or why there is none now. */
export function ChannelStage({ view, channel, playback, next, shown }: ChannelStageProps): ReactNode {
  const { words, language } = useWords(liveWords);
  const { play, programmeId } = playback;
  const { state, failed } = channel;
  const gate = (refused: Parameters<typeof LiveGate>[0]['refused']) => (
    <LiveGate
      refused={refused}
      programme={shown ?? next}
      line={<StateLine channel={channel} next={next} />}
      country={view.country}
      onRetry={playback.renew}
    />
  );
  if (view.right !== 'allowed') return gate({ kind: 'refused', refusal: view.right });
  if (play?.kind === 'plays' && shown)
    return (
      <LivePlayer
        view={view}
        answer={play.answer}
        shown={shown}
        helpHref={helpPath(language)}
        onRenew={playback.renew}
        onRefused={playback.refuse}
        onFailed={playback.fail}
      />
    );
  const isOffAir = play?.kind === 'refused' && play.refusal === 'LIVE_OFF_AIR';
  if (play && play.kind !== 'plays' && !isOffAir) return gate(play);
  if (!state)
    return failed ? (
      <StageFrame picture={null}>
        <Trouble title={words.live.unreachable} />
      </StageFrame>
    ) : (
      <Opening programme={shown} />
    );
  const isAwaited = programmeId !== null || (state.status === LIVE_STATUS.ONAIR && !isOffAir);
  return isAwaited ? <Opening programme={shown} /> : <Waiting channel={channel} next={next} />;
}

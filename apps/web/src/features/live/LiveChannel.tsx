import { airingAt, LIVE_STATUS } from '@madang/domain/live/guide.ts';
import { liveWords } from '@madang/i18n/parts/live.ts';
import { useCallback, useMemo, useState } from 'react';
import { useWords } from '#app/shell/words.tsx';
import { ChannelStage } from './ChannelStage.tsx';
import { Guide } from './Guide.tsx';
import { dayAfter, type GuideRange } from './guide-days.ts';
import { type GuideView, toProgrammeView, type ProgrammeView } from './guide-view.ts';
import styles from './LiveChannel.module.css';
import type { LiveView } from './live-view.ts';
import { NowNext } from './NowNext.tsx';
import { useChannel } from './use-channel.ts';
import { useGuide } from './use-guide.ts';
import { useLivePlay } from './use-live-play.ts';

const MINUTE_MS = 60_000;

const programmesOf = (guide: GuideView | null): readonly ProgrammeView[] => (guide?.kind === 'whole' ? guide.programmes : []);

/** The channel: the picture or the gate, what is on and next, and the guide of the week (RT-07). */
export function LiveChannel({ view }: { view: LiveView }) {
  const { words, language } = useWords(liveWords);
  const channel = useChannel();
  const { state, failed, now } = channel;
  const [range, setRange] = useState<GuideRange>('week');
  const [stage, setStage] = useState<HTMLElement | null>(null);

  const today = now === null ? null : dayAfter(now);
  const version = state?.version ?? null;
  // The counter has the version of the guide. When it fails, the guide is loaded all the same.
  const isTold = state !== null || failed;
  const week = useGuide({ range: 'week', today, version, wanted: isTold });
  const past = useGuide({ range: 'past', today, version, wanted: isTold && range === 'past' });
  const { guide, retry } = range === 'week' ? week : past;

  const coming = programmesOf(week.guide);
  const isOnAir = state?.status === LIVE_STATUS.ONAIR;
  const current = now !== null && isOnAir ? airingAt(coming, now) : null;
  const next = now === null ? null : (coming.find(({ startsAt }) => startsAt > now) ?? null);
  const playback = useLivePlay({
    allowed: view.right === 'allowed',
    onAir: isOnAir,
    currentId: current?.id ?? null,
  });
  const { play } = playback;
  const answered = play?.kind === 'plays' ? play.answer.programme : null;
  // The picture needs no guide, and goes on for a moment after the channel has gone off air.
  const played = useMemo(
    () => answered && toProgrammeView(answered, { language, episode: words.catalog.episode, withheld: words.live.withheld }),
    [answered, language, words],
  );
  const chosen = [...coming, ...programmesOf(past.guide)].find(({ id }) => id === playback.programmeId) ?? null;

  const { watch } = playback;
  const handleWatch = useCallback(
    (programme: ProgrammeView | null) => {
      watch(programme?.id ?? null);
      stage?.scrollIntoView({ block: 'center' });
    },
    [watch, stage],
  );

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <section ref={setStage} className={styles.stage} aria-label={words.live.title}>
          <ChannelStage view={view} channel={channel} playback={playback} next={next} shown={chosen ?? current ?? played} />
        </section>
        <div className={styles.beside}>
          {now === null || (!current && !next) ? (
            <h1 className={styles.title}>{words.live.title}</h1>
          ) : (
            <NowNext
              current={current}
              next={next}
              chosen={chosen === current ? null : chosen}
              now={now}
              allowed={view.right === 'allowed'}
              onWatch={handleWatch}
            />
          )}
        </div>
      </div>
      <Guide
        guide={guide}
        range={range}
        today={today}
        // The guide of a hundred and fifty programs re-renders every minute, not every second.
        minute={now === null ? null : Math.floor(now / MINUTE_MS) * MINUTE_MS}
        allowed={view.right === 'allowed'}
        onRange={setRange}
        onWatch={handleWatch}
        onRetry={retry}
      />
    </div>
  );
}

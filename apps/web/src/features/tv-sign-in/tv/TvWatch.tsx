import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { playbackWords } from '@madang/i18n/parts/playback.ts';
import { tvSignInWords } from '@madang/i18n/parts/tv-sign-in.ts';
import { useEffect, useState } from 'react';
import { firstToPlay } from '#app/features/catalog/index.ts';
import {
  type NoAccess,
  toNoAccess,
  choosePrompt,
  promptWords,
  useLine,
  usePlayback,
  WatchPlayer,
  loadWatch,
  type WatchView,
} from '#app/features/playback/index.ts';
import { paths } from '#app/paths.ts';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { useBackKey } from '#app/platform/use-back-key.ts';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import { TvNotice } from './TvNotice.tsx';

interface TvWatchProps {
  /** A title, an episode or a film. */
  id: string;
  user: SessionUser;
  onBack: () => void;
}

/** Where the profile is in a series: the episode it stopped in, or the next one. Null where it has not begun. */
const episodeToResume = async (seriesId: string): Promise<string | null> => {
  const { objects } = await api.listContinueWatching({ limit: PAGE_SIZES.continueWatching });
  return objects.find(({ series }) => series.id === seriesId)?.id ?? null;
};

/** Loads the playback of a title with the television's own session. */
const readWatch = async (
  id: string,
  user: SessionUser,
  language: Parameters<typeof loadWatch>[1],
): Promise<WatchView | NoAccess> => {
  try {
    const { detail_type: detailType } = await api.getContent({ id });
    const begun = detailType === 'season' ? await episodeToResume(id) : null;
    const first = begun ?? (await firstToPlay({ id, detailType }));
    return await loadWatch({ api, session: user, country: user.country }, language, first ?? id, false);
  } catch (error) {
    return toNoAccess(error);
  }
};

/** Plays a title full-screen with the shared player. Back on the remote control returns to the rows. */
export function TvWatch({ id, user, onBack }: TvWatchProps) {
  const { words, language } = useWords(tvSignInWords);
  const reasonText = useReasonText();
  const [watch, setWatch] = useState<WatchView | NoAccess | null>(null);
  useBackKey(onBack);

  useEffect(
    () =>
      abortOnCleanup(async (signal) => {
        const read = await readWatch(id, user, language);
        if (!signal.aborted) setWatch(read);
      }),
    [id, user, language],
  );

  const { waking, back } = words.tvSignIn.tv;
  if (watch === null) return <TvNotice title={waking} />;
  if ('kind' in watch)
    return <TvNotice title={reasonText(watch.kind === 'refused' ? watch.refusal : 'OUTAGE')} action={back} onAction={onBack} />;
  return <TvFilm watch={watch} isPaused={user.is_paused} onBack={onBack} />;
}

function TvFilm({ watch, isPaused: paused, onBack }: { watch: WatchView; isPaused: boolean; onBack: () => void }) {
  const { words, language, locale } = useWords(tvSignInWords, playbackWords);
  const { playback, renew, refuse } = usePlayback(watch);
  const line = useLine(watch);
  const ways = { toVideo: (id: string) => paths.tv(language, { play: id }), onBack };
  if (playback.kind === 'plays')
    return <WatchPlayer watch={watch} playback={playback} line={line} onRetry={renew} onRefused={refuse} ways={ways} remote />;
  const { title, text } = promptWords(words.playback.prompts, choosePrompt(playback, { ...watch, paused }));
  const message = fill<string>(text, { date: formatDate(locale, watch.airs), country: watch.country });
  return <TvNotice title={title} text={message} action={words.tvSignIn.tv.back} onAction={onBack} />;
}

import type { Client } from '@madang/contract/client.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type NoAccess, toNoAccess } from '#app/features/playback/index.ts';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { useLiveRecoveryMs } from '#app/shell/live-times.ts';

/** Live playback is some segments behind the clock: what goes off air is still seen for so long, in milliseconds. */
const LINGER_MS = 20_000;

export type LiveAnswer = Awaited<ReturnType<Client['playLive']>>;
export type LivePlay = ({ readonly kind: 'plays' } & { readonly answer: LiveAnswer }) | NoAccess;

interface Wish {
  /** Whether this viewer may watch at all. */
  readonly allowed: boolean;
  readonly onAir: boolean;
  /** What the guide says is on. */
  readonly currentId: string | null;
}

interface Answered {
  /** The requested program. Null for the channel. */
  readonly of: string | null;
  readonly play: LivePlay | null;
  /** The program on air at the time of the response. */
  readonly during: string | null;
}

interface LivePlayback {
  /** Null while nothing is to be played, or the answer is on its way. */
  readonly play: LivePlay | null;
  /** A program watched instead of the channel. Null for the channel. */
  readonly programmeId: string | null;
  /** Stays the same function. */
  readonly watch: (programmeId: string | null) => void;
  /** Asks for a new address. */
  readonly renew: () => void;
  /** What plays may go on no more. */
  readonly refuse: (refused: NoAccess) => void;
  /** The player gave up. */
  readonly fail: () => void;
}

const requestPlay = async (programmeId: string | null): Promise<LivePlay> => {
  try {
    const answer = await api.playLive(programmeId === null ? {} : { programme_id: programmeId });
    return { kind: 'plays', answer };
  } catch (error) {
    return toNoAccess(error);
  }
};

/** What half a minute may mend: an outage, and a guide and a stream that are not of the same mind about being on air. */
const mayPass = (play: LivePlay | null): boolean =>
  play?.kind === 'outage' || (play?.kind === 'refused' && play.refusal === 'LIVE_OFF_AIR');

/** Refusals that the next programme may not meet. */
const isAboutProgramme = (play: LivePlay | null): boolean =>
  play?.kind === 'refused' && (play.refusal === 'RATED_ABOVE_PROFILE' || play.refusal === 'CONTENT_NOT_IN_COUNTRY');

/**
 * The address of the channel while it is on air, or of a programme that was chosen. A failure is tried again after half a minute
 * (LV-12), and a refusal when another programme begins (LV-26).
 */
export const useLivePlay = ({ allowed, onAir, currentId }: Wish): LivePlayback => {
  const [programmeId, setProgrammeId] = useState<string | null>(null);
  const [answered, setAnswered] = useState<Answered>({ of: null, play: null, during: null });
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const play = answered.of === programmeId ? answered.play : null;
  const keep = (answer: LivePlay | null): void => {
    setFailed(false);
    setAnswered({ of: programmeId, play: answer, during: currentId });
  };
  const wanted = allowed && (onAir || programmeId !== null);

  const renew = (): void => setTurn((before) => before + 1);
  const onRenew = useEffectEvent(renew);
  const onAnswer = useEffectEvent(keep);

  useEffect(() => {
    if (!wanted) return undefined;
    return abortOnCleanup(async (signal) => {
      const answer = await requestPlay(programmeId);
      if (!signal.aborted) onAnswer(answer);
    });
  }, [wanted, programmeId, turn]);

  useEffect(() => {
    if (wanted) return undefined;
    const timer = setTimeout(() => onAnswer(null), LINGER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const recovers = failed || mayPass(play);
  const recoveryMs = useLiveRecoveryMs();
  useEffect(() => {
    if (!recovers || !wanted) return undefined;
    const timer = setInterval(() => onRenew(), recoveryMs);
    return () => clearInterval(timer);
  }, [recovers, wanted, recoveryMs]);

  // What plays goes over the border of two programmes by itself.
  const isOver = isAboutProgramme(play) && answered.during !== currentId;
  useEffect(() => {
    if (isOver) onRenew();
  }, [isOver]);

  return { play, programmeId, watch: setProgrammeId, renew, refuse: keep, fail: () => setFailed(true) };
};

import type { Image } from '@madang/contract/catalog/catalog.contract.ts';
import type { Client } from '@madang/contract/client.ts';
import type { GuideProgramme } from '@madang/contract/live/live.contract.ts';
import type { Rating } from '@madang/domain/catalog/vocabulary.ts';
import { isWholeGuide } from '@madang/domain/live/guide.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { fill } from '@madang/i18n/fill.ts';
import { detailPath } from '#app/paths.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { pickText } from '#app/shell/language.ts';

/** A programme of the guide, in one language. Instants in milliseconds since 1970. */
export interface ProgrammeView {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Of the series or film. Its rating when the profile may not see the title. */
  readonly title: string;
  /** Part of the series. Null for a film. */
  readonly part: string | null;
  readonly rating: Rating;
  /** Null where the profile is not shown which title it is, as is `href`. */
  readonly image: Image | null;
  /** The page of the series or film (LV-25). */
  readonly href: string | null;
  readonly catchUp: boolean;
}

/** The guide of some days, or why there is none: no answer, or one that makes no sense (LV-16, LV-17). */
export type GuideView =
  | { readonly kind: 'whole'; readonly programmes: readonly ProgrammeView[] }
  | { readonly kind: 'wrong' | 'failed' };

/** In which words an episode is named: `{number}`. */
export interface GuideFormat {
  readonly language: Language;
  readonly episode: string;
  /** Replacement for a title that the profile may not see: `{age}`. */
  readonly withheld: string;
}

export const toProgrammeView = (programme: GuideProgramme, { language, episode, withheld }: GuideFormat): ProgrammeView => {
  const { id, content, series, rating } = programme;
  const [startsAt, endsAt] = [Date.parse(programme.starts_at), Date.parse(programme.ends_at)];
  if (content === null)
    return {
      id,
      startsAt,
      endsAt,
      title: fill<string>(withheld, { age: rating }),
      part: null,
      rating,
      image: null,
      href: null,
      catchUp: false,
    };
  const work = series ?? content;
  const title = pickText(language, work.meta.title);
  const own = pickText(language, content.meta.title);
  const number = content.meta.episode_number;
  return {
    id,
    startsAt,
    endsAt,
    title,
    part: series === null ? null : number === null ? own : fill<string>(episode, { number }),
    rating,
    image: content.image,
    href: detailPath(language, work, title),
    catchUp: programme.catch_up,
  };
};

/** Asks for the guide between two instants. */
export const readGuide = async (
  api: Pick<Client, 'listGuide'>,
  { from, to }: { readonly from: number; readonly to: number },
  format: GuideFormat,
): Promise<GuideView> => {
  try {
    const { objects } = await api.listGuide({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });
    const times = objects.map(({ starts_at, ends_at }) => ({ startsAt: Date.parse(starts_at), endsAt: Date.parse(ends_at) }));
    if (!isWholeGuide(times)) return { kind: 'wrong' };
    return { kind: 'whole', programmes: objects.map((programme) => toProgrammeView(programme, format)) };
  } catch (error) {
    return onCallFailed(() => ({ kind: 'failed' as const }))(error);
  }
};

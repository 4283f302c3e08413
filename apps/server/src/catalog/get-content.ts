import type { Needs } from '../use-case/needs.ts';
import { readyLanguages } from '@madang/domain/catalog/availability.ts';
import { type Content, isOfferedIn } from '@madang/domain/catalog/content.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentAvailability, presentContent } from './catalog.presenter.ts';
import { isVisibleTo, mayOpen } from './visible-to.ts';

/** One title with everything known about it, and what of it can be watched where and in which languages. */
export const getContent: UseCase<'getContent', Needs<'catalog' | 'media' | 'now'>> =
  ({ catalog, media, now }) =>
  async (viewer, { id }) => {
    const snapshot = catalog();
    const content = snapshot.find(id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    if (!mayOpen(viewer, content, snapshot)) return refuse('RATED_ABOVE_PROFILE');

    const today = toDay(now());
    const episodes = snapshot.episodesOf(id);
    const isOut = (each: Content) => stateOn(each, today) === 'ready';
    const films = (episodes.length > 0 ? episodes : [content]).filter(isOut).map(({ asset }) => asset);
    // A series of a hundred episodes asks for each of its films once.
    const found = new Map(
      await Promise.all([...new Set(films)].map(async (asset) => [asset, asset && (await media.find(asset))] as const)),
    );
    const prepared = films
      .flatMap((asset) => found.get(asset) || [])
      .map(({ audio, subtitles }) => ({ subtitles, audio: audio.flatMap(({ language, role }) => (role ? [] : [language])) }));
    const availability = presentAvailability(content.countries, isOfferedIn(content, viewer.country), readyLanguages(prepared));
    const isVisible = isVisibleTo(viewer, snapshot);
    const isShown = (relatedId: string): boolean => {
      const related = snapshot.find(relatedId);
      return related !== null && isVisible(related);
    };
    return answer(presentContent(content, snapshot, today, availability, isShown));
  };

import type { Needs } from '../use-case/needs.ts';
import { takePage } from '@madang/domain/catalog/listing.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { presentCard } from '../catalog/catalog.presenter.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

export const listPersonTitles: UseCase<'listPersonTitles', Needs<'catalog' | 'now'>> =
  ({ catalog, now }) =>
  async (viewer, { id, offset, limit }) => {
    const snapshot = catalog();
    const person = snapshot.person(id);
    if (!person) return refuse('PERSON_NOT_FOUND');
    const titles = snapshot.titlesOfPerson(id).filter(isVisibleTo(viewer, snapshot));
    const today = toDay(now());
    return answer({
      objects: takePage(titles, offset, limit).map((content) => presentCard(content, snapshot, today)),
      total_count: titles.length,
      object: { id: person.id, name: person.name, name_ko: person.nameKo, character: null, image: { ...person.picture } },
    });
  };

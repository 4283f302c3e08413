import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import { CheckedFavoriteButton, FavoriteButton } from '#app/features/favorites/index.ts';
import { usePerson } from '#app/shell/use-person.ts';

interface PopupFavoriteProps {
  link: Popup['link'];
  name: string;
  onFail: () => void;
}

/** Adds the popup's title to the favorites. Signed-out visitors are asked to sign in (PO-08, PO-31). */
export function PopupFavorite({ link: { type, content_id: id }, name, onFail }: PopupFavoriteProps) {
  const person = usePerson();
  if (type !== 'content' || id === null) return null;
  return person?.profile ? (
    <CheckedFavoriteButton id={id} title={name} onFail={onFail} />
  ) : (
    <FavoriteButton id={id} title={name} />
  );
}

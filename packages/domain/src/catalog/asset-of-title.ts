import { mayWatch } from '../profiles/viewing-age.ts';
import { isPlayable, type Content, type Marks } from './content.ts';

/** Why an asset cannot be attached to a title. Shown to operators, never to viewers. */
export type AttachFault = 'TITLE_PLAYS_NOTHING' | 'ASSET_OF_ANOTHER_TITLE' | 'ASSET_OF_A_FAMILY_TITLE';

type Holder = Pick<Content, 'id' | 'rating'>;

const isForFamilies = ({ rating }: Holder): boolean => mayWatch('family', rating);

/**
 * Whether a title may play an asset that the `holders` play already. A family title has an asset of its own, shared
 * with no other title: repackaging for another title could otherwise show that film to a child.
 */
export const attachFault = (title: Holder & Pick<Content, 'detailType'>, holders: readonly Holder[]): AttachFault | null => {
  if (!isPlayable(title)) return 'TITLE_PLAYS_NOTHING';
  const others = holders.filter(({ id }) => id !== title.id);
  if (others.length === 0) return null;
  if (isForFamilies(title)) return 'ASSET_OF_ANOTHER_TITLE';
  return others.some(isForFamilies) ? 'ASSET_OF_A_FAMILY_TITLE' : null;
};

const fits = (marks: Marks, durationSeconds: number): boolean => Math.max(marks.introEnd, marks.creditsAt) <= durationSeconds;

/**
 * Title fields after attaching an asset (length in milliseconds). The duration is rounded down to whole seconds,
 * because the asset would loop for the rest. Marks beyond the end are dropped.
 */
export const playing = (
  { marks }: Pick<Content, 'marks'>,
  asset: { readonly id: string; readonly durationMs: number },
): Pick<Content, 'asset' | 'durationSeconds' | 'marks'> => {
  const durationSeconds = Math.max(1, Math.floor(asset.durationMs / 1000));
  return { asset: asset.id, durationSeconds, marks: marks && fits(marks, durationSeconds) ? marks : null };
};

import { fill } from '@madang/i18n/fill.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { IconButton, IconLink } from '@madang/ui/IconButton.tsx';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import { useFavorites } from './favorites.ts';

interface FavoriteButtonProps {
  id: string;
  title: string;
}

/** Without an account there is no shelf: the way leads through sign-in and back (LI-07). */
const useSignInPath = (): string => {
  const { language } = useWords();
  const { pathname } = useLocation();
  return paths.signIn(language, { callbackUrl: pathname });
};

/** Puts a title on the shelf or takes it off. */
export function FavoriteButton({ id, title }: FavoriteButtonProps) {
  const { words } = useWords();
  const favorites = useFavorites();
  const signIn = useSignInPath();
  const label = words.favorites.myList;
  if (!favorites)
    return (
      <ButtonLink href={signIn} icon="add">
        {label}
      </ButtonLink>
    );
  const chosen = favorites.has(id);
  return (
    <Button
      icon={chosen ? 'check' : 'add'}
      aria-pressed={chosen}
      aria-label={`${label}: ${title}`}
      onClick={() => favorites.toggle(id)}
    >
      {label}
    </Button>
  );
}

interface FavoriteIconButtonProps extends FavoriteButtonProps {
  variant?: 'outline' | 'veil';
  size?: 'medium' | 'large';
}

/** Small round variant of the favorite button. */
export function FavoriteIconButton({ id, title, variant = 'outline', size }: FavoriteIconButtonProps) {
  const { words } = useWords();
  const favorites = useFavorites();
  const signIn = useSignInPath();
  const chosen = favorites?.has(id) ?? false;
  const label = fill(chosen ? words.favorites.remove : words.favorites.add, { title });
  if (!favorites) return <IconLink href={signIn} icon="add" label={label} variant={variant} size={size} />;
  const icon = chosen ? 'check' : 'add';
  return <IconButton icon={icon} label={label} variant={variant} size={size} onClick={() => favorites.toggle(id)} />;
}

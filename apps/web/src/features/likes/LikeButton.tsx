import { fill } from '@madang/i18n/fill.ts';
import { IconButton, IconLink } from '@madang/ui/IconButton.tsx';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import { useToggleLike } from './use-toggle-like.ts';

interface LikeButtonProps {
  id: string;
  title: string;
  /** Null for people who are not signed in: their way leads through sign-in and back (LI-31). */
  liked: boolean | null;
}

/** A thumb, up or not. */
export function LikeButton({ id, title, liked }: LikeButtonProps) {
  const { words, language } = useWords();
  const { pathname } = useLocation();
  if (liked !== null) return <LikeToggle id={id} title={title} initially={liked} />;
  const label = fill(words.likes.add, { title });
  return (
    <IconLink href={paths.signIn(language, { callbackUrl: pathname })} icon="like" label={label} variant="veil" size="large" />
  );
}

function LikeToggle({ id, title, initially }: { id: string; title: string; initially: boolean }) {
  const { words } = useWords();
  const { liked, toggle } = useToggleLike(id, initially);
  const label = fill(words.likes.add, { title });
  return <IconButton icon="like" label={label} aria-pressed={liked} variant="veil" size="large" onClick={toggle} />;
}

import { fill } from '@madang/i18n/fill.ts';
import { LIKE } from '@madang/ui/further-icons.ts';
import { IconButton, IconLink } from '@madang/ui/IconButton.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import { useLikes } from './likes.tsx';

interface LikeButtonProps {
  id: string;
  title: string;
  /** On a title's page the like is loaded for that title, among many for all likes of the profile (LI-35). */
  among?: 'one' | 'many';
  variant?: 'outline' | 'veil';
  size?: 'medium' | 'large';
}

/** Like button. A signed-out visitor signs in first and returns (LI-31). */
export function LikeButton({ id, title, among = 'one', variant = 'outline', size }: LikeButtonProps) {
  const { words, language } = useWords();
  const { pathname } = useLocation();
  const likes = useLikes();
  const load = useEffectEvent(() => (among === 'one' ? likes?.check(id) : likes?.list()));
  // Once per title: later changes are made on this page, so it knows them first.
  useEffect(() => load(), [id, among]);

  const look = { icon: LIKE, label: fill(words.likes.add, { title }), variant, size } as const;
  if (!likes) return <IconLink href={paths.signIn(language, { callbackUrl: pathname })} {...look} />;
  return <IconButton {...look} aria-pressed={likes.has(id)} onClick={() => likes.toggle(id)} />;
}

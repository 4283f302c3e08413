import { tvSignInWords } from '@madang/i18n/parts/tv-sign-in.ts';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import { TvCode } from './TvCode.tsx';
import { TvHome } from './TvHome.tsx';
import { TvNotice } from './TvNotice.tsx';
import { TvWatch } from './TvWatch.tsx';
import { useTvSession } from './use-tv-session.ts';

/** TV app: its sign-in code, then the catalog of its viewer. The address says what plays, so that Back leaves it. */
export function TvScreen() {
  const { words, language } = useWords(tvSignInWords);
  const { phase, begin, signOut } = useTvSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const playing = query.get('play');
  const played = useRef<string | null>(null);
  const handleBack = () => {
    played.current = playing;
    void navigate(paths.tv(language), { replace: true });
  };
  const { tv } = words.tvSignIn;

  if (phase.kind === 'waking') return <TvNotice title={tv.waking} />;
  if (phase.kind === 'asking') return <TvCode shown={phase.shown} />;
  if (phase.kind === 'signedIn' && playing !== null)
    return <TvWatch key={playing} id={playing} user={phase.user} onBack={handleBack} />;
  if (phase.kind === 'signedIn') return <TvHome user={phase.user} played={played} onSignOut={signOut} />;
  const { title, text } = tv[phase.kind];
  const action = phase.kind === 'unreachable' ? words.shell.tryAgain : tv.again;
  return <TvNotice title={title} text={text} action={action} onAction={begin} />;
}

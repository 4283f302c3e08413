import { isCallFailed } from '@madang/contract/client.ts';
import { fill } from '@madang/i18n/fill.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '../paths.ts';
import { chunkErrorOf } from '../platform/chunks.ts';
import { reload, useIsOnline } from '../platform/window.ts';
import { Frame } from './Frame.tsx';
import { StatusPanel } from './Notice.tsx';
import { wordsIn } from './page-meta.ts';
import type { ShellData } from './shell-data.ts';
import { useWords } from './words.tsx';

/** Replaces a page that failed to render. Inside the shell for a 404 (RT-99). */
export function FailedPage({ error, shell }: { error: unknown; shell?: ShellData | undefined }) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return shell ? (
      <Frame shell={shell} frame="full">
        <NotFound />
      </Frame>
    ) : (
      <main>
        <NotFound />
      </main>
    );
  return (
    <main>
      <Broken error={error} />
    </main>
  );
}

/** For the head of the document. */
export const failureTitle = (error: unknown, matches: Parameters<typeof wordsIn>[0]): string | undefined => {
  const shell = wordsIn(matches)?.shell;
  return isRouteErrorResponse(error) && error.status === 404 ? shell?.notFound.title : shell?.error.title;
};

export function NotFound() {
  const { words, language } = useWords();
  const { title, text } = words.shell.notFound;
  return (
    <StatusPanel
      scene="empty"
      title={title}
      text={text}
      action={
        <ButtonLink variant="primary" href={paths.home(language)}>
          {words.shell.goHome}
        </ButtonLink>
      }
    />
  );
}

function Broken({ error }: { error: unknown }) {
  const { words, language } = useWords();
  const online = useIsOnline();
  const again = (
    <Button variant="primary" onClick={reload}>
      {words.shell.tryAgain}
    </Button>
  );
  if (!online) return <StatusPanel scene="adrift" {...words.shell.offline} action={again} />;
  if (chunkErrorOf(error)) {
    const { title, text, reload: label } = words.shell.outdated;
    return (
      <StatusPanel
        scene="adrift"
        title={title}
        text={text}
        action={
          <Button variant="primary" onClick={reload}>
            {label}
          </Button>
        }
      />
    );
  }
  const { title, text, code, unknown } = words.shell.error;
  const isOutage = isRouteErrorResponse(error) && error.status === 503;
  return (
    <StatusPanel
      scene="dark"
      title={title}
      text={text}
      detail={isCallFailed(error) ? fill(code, { code: error.code }) : isOutage ? undefined : unknown}
      action={
        <>
          {again}
          <ButtonLink href={paths.home(language)}>{words.shell.goHome}</ButtonLink>
        </>
      }
    />
  );
}

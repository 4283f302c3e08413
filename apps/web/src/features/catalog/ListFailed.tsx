import { Button } from '@madang/ui/Button.tsx';
import { isRouteErrorResponse } from 'react-router';
import { reload } from '#app/platform/window.ts';
import { NotFound } from '#app/shell/FailedPage.tsx';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useWords } from '#app/shell/words.tsx';

/** In place of a list that could not be read, or that is not there. */
export function ListFailed({ error }: { error: unknown }) {
  const { words } = useWords();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <StatusPanel
      scene="dark"
      {...words.catalog.browse.failed}
      action={
        <Button variant="primary" onClick={reload}>
          {words.shell.tryAgain}
        </Button>
      }
    />
  );
}

import { ButtonLink } from '@madang/ui/Button.tsx';
import { EmptyState } from '@madang/ui/EmptyState.tsx';
import { Drawing } from '#app/shell/Drawing.tsx';
import { useWords } from '#app/shell/words.tsx';

/** A list with nothing in it, because of the filter or because nothing is there yet. */
export function NoMatches({ filtered, href }: { filtered: boolean; href: string }) {
  const { words } = useWords();
  const { none, empty } = words.catalog.browse;
  return filtered ? (
    <EmptyState
      drawing={<Drawing scene="empty" />}
      title={none.title}
      action={
        <ButtonLink variant="primary" href={href}>
          {none.action}
        </ButtonLink>
      }
    >
      <p>{none.text}</p>
    </EmptyState>
  ) : (
    <EmptyState drawing={<Drawing scene="empty" />} title={empty.title}>
      <p>{empty.text}</p>
    </EmptyState>
  );
}

import { formatCountry } from '@madang/i18n/format-country.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { isCallFailed } from '@madang/contract/client.ts';
import { visitorContext } from '../platform/visitor.ts';
import { paths } from '../paths.ts';
import { Notice } from '../shell/Notice.tsx';
import { pageMeta, wordsIn } from '../shell/page-meta.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/geoblock.page';

/** Where the visitor seems to be; whoever comes by a detour sees why. Without an answer the page says the rest. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    return (await context.get(visitorContext).api.getGeo()).country_code;
  } catch (error) {
    if (!isCallFailed(error)) throw error;
    return null;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: wordsIn(matches)?.shell.geoblock.title });

/** Madang is not offered where the visitor is (RT-41, RT-134). */
export default function GeoblockPage({ loaderData: country }: Route.ComponentProps) {
  const { words, language, locale } = useWords();
  const { title, text } = words.shell.geoblock;
  return (
    <Notice
      scene="closed"
      title={title}
      text={text}
      detail={country === null ? undefined : formatCountry(locale, country)}
      action={<ButtonLink href={paths.home(language)}>{words.shell.tryAgain}</ButtonLink>}
    />
  );
}

import { BCP47, type Language } from '@madang/domain/shared/language.ts';
import { formatCountry } from '@madang/i18n/format-country.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { onCallFailed } from '../platform/call-failures.ts';
import { visitorContext } from '../platform/visitor.ts';
import { paths } from '../paths.ts';
import { countryNames } from '../shell/country-names.ts';
import { StatusPanel } from '../shell/Notice.tsx';
import { OpenCountries } from '../shell/OpenCountries.tsx';
import { pageMeta, wordsIn } from '../shell/page-meta.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/geoblock.page';

/** The country that the visitor seems to be in, and those where the service is open, by their names. Without an answer the page says the rest. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = BCP47[params.lang as Language];
  const geo = await context
    .get(visitorContext)
    .api.getGeo()
    .catch(onCallFailed(() => null));
  if (geo === null) return { here: null, open: [] };
  const { country_code: here, open_countries: open } = geo;
  return { here: formatCountry(locale, here), open: countryNames(locale, open ?? []) };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: wordsIn(matches)?.shell.geoblock.title });

/** Madang is not offered where the visitor is (RT-41, RT-134). */
export default function GeoblockPage({ loaderData: { here, open } }: Route.ComponentProps) {
  const { words, language } = useWords();
  const { title, text } = words.shell.geoblock;
  return (
    <StatusPanel
      scene="closed"
      title={title}
      text={text}
      detail={here ?? undefined}
      action={<ButtonLink href={paths.home(language)}>{words.shell.tryAgain}</ButtonLink>}
    >
      <OpenCountries names={open} />
    </StatusPanel>
  );
}

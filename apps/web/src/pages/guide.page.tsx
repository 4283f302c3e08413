import type { Client } from '@madang/contract/client.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { Link } from '@madang/ui/link.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import { Rail } from '@madang/ui/Rail.tsx';
import { guideWords } from '@madang/i18n/parts/guide.ts';
import { PosterWall, presentCardView, readerOf, TitleCard } from '#app/features/catalog/index.ts';
import { Promises, Questions } from '#app/features/accounts/index.ts';
import { PlanTeaser, presentPlans } from '#app/features/subscriptions/index.ts';
import { paths } from '#app/paths.ts';
import { shareSource } from '#app/pictures.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Route } from './+types/guide.page';
import styles from './guide.module.css';

/** The wall has six columns of four. The rail shows its newest visible titles. */
const ON_THE_WALL = 24;
const ON_STAGE = 9;

/** Catalogs that share no title. */
const COUNTED = [CATALOGS.drama, CATALOGS.variety, CATALOGS.kpop, CATALOGS.documentary, CATALOGS.movie];

const countTitles = async (api: Client): Promise<{ readonly titles: number }> => {
  const lists = await Promise.all(COUNTED.map((id) => api.listCollection({ collection_id: String(id), limit: 1 })));
  return { titles: lists.reduce((sum, { total_count }) => sum + total_count, 0) };
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const { api, session, claimedHours } = visitor;
  const reader = readerOf(visitor, params.lang as Language);
  const [titles, products, catalog] = await Promise.all([
    api.listCollection({ collection_id: String(CATALOGS.drama), sort: 'newest', limit: ON_THE_WALL }),
    api.listProducts(),
    claimedHours === null ? countTitles(api) : { hours: claimedHours },
  ]);
  return {
    wall: titles.objects.map(({ image }) => image),
    onStage: titles.objects
      .filter(({ state }) => state === 'ready')
      .slice(0, ON_STAGE)
      .map((card) => presentCardView(card, reader)),
    catalog,
    plans: presentPlans(products.objects),
    signedIn: session !== null,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const [first] = loaderData?.wall ?? [];
  return pageMeta(matches, { title: wordsIn(matches)?.shell.tagline, image: first && shareSource(first) });
};

/** What Madang is, for a new visitor (RT-34, RT-88). */
export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const { words, language } = useWords(guideWords);
  const { wall, onStage, catalog, plans, signedIn } = loaderData;
  const { title, text, now, closing } = words.guide;
  return (
    <>
      <div className={styles.opening}>
        <PosterWall images={wall} priority />
        <div className={styles.shade} />
        <div className={styles.top}>
          <Link href={paths.home(language)} className={styles.logo}>
            <Logo version="both" height={30} />
          </Link>
          {!signedIn && (
            <ButtonLink href={paths.signIn(language)} variant="outline" size="small" className={styles.signIn}>
              {words.shell.signIn}
            </ButtonLink>
          )}
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <Calls signedIn={signedIn} />
        </div>
      </div>
      <div className={styles.stage}>
        <Rail title={now}>
          {onStage.map((card) => (
            <TitleCard key={card.id} card={card} />
          ))}
        </Rail>
      </div>
      <div className={styles.body}>
        <Promises catalog={catalog} />
        <PlanTeaser plans={plans} />
        <Questions />
        <div className={styles.closing}>
          <p className={styles.last}>{closing}</p>
          <Calls signedIn={signedIn} />
        </div>
      </div>
    </>
  );
}

function Calls({ signedIn }: { signedIn: boolean }) {
  const { words, language } = useWords(guideWords);
  const { join, browse, home } = words.guide;
  if (signedIn)
    return (
      <div className={styles.calls}>
        <ButtonLink variant="primary" href={paths.home(language)}>
          {home}
        </ButtonLink>
      </div>
    );
  return (
    <div className={styles.calls}>
      <ButtonLink variant="primary" href={paths.signUp(language)}>
        {join}
      </ButtonLink>
      <ButtonLink href={paths.home(language)}>{browse}</ButtonLink>
    </div>
  );
}

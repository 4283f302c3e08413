import { detailWords } from '@madang/i18n/parts/detail.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { Skeleton } from '@madang/ui/Skeleton.tsx';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { FavoriteIconButton } from '#app/features/favorites/index.ts';
import { LikeButton } from '#app/features/likes/index.ts';
import { useArrival } from '#app/features/watch-history/index.ts';
import { detailPath, paths } from '#app/paths.ts';
import { heroSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './DetailDialog.module.css';
import { Facts } from './DetailHero.tsx';
import type { DetailData } from './detail-loader.ts';
import type { DetailView } from './detail-view.ts';
import { PlayButton, PlayProgress } from './PlayButton.tsx';

interface DetailDialogProps {
  id: string;
  onClose: () => void;
  /** What gets the focus when it closes. */
  returnTo: () => HTMLElement | null;
}

/** The first things one asks of a title, over the list in which it stands (CA-82). */
export function DetailDialog({ id, onClose, returnTo }: DetailDialogProps) {
  const { words, language } = useWords(detailWords);
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, state } = useDetail(id);
  const navigate = useNavigate();
  const ownPage = paths.channel(language, id);
  useArrival(id);

  const closeTarget = useEffectEvent(() => returnTo);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // Chosen when it opens, not when it closes.
    const target = closeTarget();
    const root = element.ownerDocument.documentElement;
    element.showModal();
    root.dataset.detailModal = id;
    return () => {
      delete root.dataset.detailModal;
      element.close();
      target()?.focus({ preventScroll: true });
    };
    // It is open while mounted.
  }, [id]);
  useEffect(() => {
    // What cannot be shown here is explained on its own page.
    if (state === 'idle' && data === null) void navigate(ownPage, { replace: true });
  }, [state, data, ownPage, navigate]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.sheet}>
        {data ? <Details detail={data} heading={heading} /> : <DetailsSkeleton heading={heading} />}
        <IconButton
          icon="close"
          variant="veil"
          label={words.shell.close}
          className={styles.close}
          onClick={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}

/** From the loader of the title's page. Undefined while loading. */
const useDetail = (id: string) => {
  const { language } = useWords();
  const fetcher = useFetcher<DetailData>({ key: `details of ${id}` });
  const { load } = fetcher;
  useEffect(() => void load(paths.channel(language, id)), [load, language, id]);
  return fetcher;
};

function Details({ detail, heading }: { detail: DetailView; heading: string }) {
  const { words, language } = useWords(detailWords);
  const { id, title, titleKo, offer, season, synopsis } = detail;
  return (
    <>
      <Picture alt="" sizes="(min-width: 768px) 720px, 100vw" className={styles.art} {...heroSource(detail.image)} />
      <div className={styles.body}>
        <h2 id={heading} className={styles.title}>
          {title}
          {titleKo !== title && (
            <span lang="ko" className={styles.original}>
              {titleKo}
            </span>
          )}
        </h2>
        <Facts detail={detail} />
        <p className={styles.synopsis}>{synopsis}</p>
        <div className={styles.actions}>
          {offer && <PlayButton offer={offer} season={season} detailType={detail.detailType} />}
          <FavoriteIconButton id={id} title={title} variant="outline" size="large" />
          <LikeButton id={id} title={title} variant="outline" size="large" />
          <ButtonLink variant="quiet" href={detailPath(language, { id, detail_type: detail.detailType }, title)}>
            {words.detail.allDetails}
          </ButtonLink>
        </div>
        {offer && <PlayProgress offer={offer} detailType={detail.detailType} />}
      </div>
    </>
  );
}

function DetailsSkeleton({ heading }: { heading: string }) {
  const { words } = useWords();
  return (
    <>
      <Skeleton ratio="still" className={styles.art} />
      <div className={styles.body} aria-busy="true">
        <h2 id={heading} className={styles.title}>
          {words.shell.loading}
        </h2>
        <Skeleton height={24} width="most" />
        <Skeleton height={96} />
        <Skeleton height={48} width="half" />
      </div>
    </>
  );
}

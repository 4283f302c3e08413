import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { slugOf } from '#app/paths.ts';

/** An address without the title gets it, without a new entry in the history (RT-20, RT-22, RT-24). */
export const useTitleInAddress = (title: string | null): void => {
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  const slug = title === null || params.title !== undefined ? '' : slugOf(title);
  useEffect(() => {
    if (slug === '') return;
    void navigate(`${pathname.replace(/\/$/, '')}/${encodeURIComponent(slug)}${search}${hash}`, {
      replace: true,
      preventScrollReset: true,
    });
  }, [slug, pathname, search, hash, navigate]);
};

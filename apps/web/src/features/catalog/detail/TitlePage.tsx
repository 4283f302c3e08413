import { BlockedTitle } from './BlockedTitle.tsx';
import type { DetailData } from './detail-loader.ts';
import { DetailPage } from './DetailPage.tsx';
import { useTitleInAddress } from './use-title-in-address.ts';

interface TitlePageProps {
  /** Null for a title above the age rating of the profile. */
  detail: DetailData | null | undefined;
  bare?: boolean;
}

/** Page body of a film, a series or a webtoon, or why parental control hides it. */
export function TitlePage({ detail, bare }: TitlePageProps) {
  useTitleInAddress(detail?.title ?? null);
  return detail ? <DetailPage detail={detail} bare={bare} /> : <BlockedTitle />;
}

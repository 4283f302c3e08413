import type { Language } from '@madang/domain/shared/language.ts';

/** What is known of an ingested film. Times in seconds within the film. */
export interface MediaAsset {
  readonly id: string;
  readonly durationSeconds: number;
  readonly audio: readonly string[];
  readonly subtitles: readonly { readonly language: Language; readonly kind: 'subtitles' | 'captions' }[];
}

export interface MediaAssets {
  /** The film that a content plays, or null when it is not (yet) there. */
  find(assetId: string): Promise<MediaAsset | null>;
  /** A signed address of the master playlist; `expiresAt` in milliseconds since 1970 (PL-43). */
  lend(loan: {
    readonly assetId: string;
    readonly contentId: string;
    readonly durationSeconds: number;
    readonly sessionId: string;
    readonly expiresAt: number;
  }): string;
  /** A signed address below which the pictures of a webtoon episode lie: `{panel id}-{width}.webp`. */
  lendStrip(loan: {
    readonly contentId: string;
    readonly durationSeconds: number;
    readonly sessionId: string;
    readonly expiresAt: number;
  }): string;
}

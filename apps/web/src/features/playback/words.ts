import type { Forms } from '@madang/i18n/fill.ts';
import type { PlayerErrorCode } from '@madang/player/errors.ts';

/** All messages of the player. Names in braces are placeholders. */
export interface PlayerWords {
  /** Accessible name of the whole player: `{title}`. */
  readonly player: string;
  readonly loading: string;
  readonly back: string;
  readonly close: string;
  readonly play: string;
  readonly pause: string;
  readonly replay: string;
  readonly skipBack: string;
  readonly skipForward: string;
  readonly skipIntro: string;
  readonly mute: string;
  readonly unmute: string;
  readonly volume: string;
  readonly seekBar: string;
  /** `{position}` `{duration}` */
  readonly position: string;
  readonly live: string;
  /** `{time}` */
  readonly behindLive: string;
  readonly goLive: string;
  readonly subtitlesAndAudio: string;
  readonly subtitles: string;
  readonly subtitlesOff: string;
  /** `{language}` */
  readonly closedCaptions: string;
  readonly audio: string;
  /** `{language}`: a voice describes what is to be seen. */
  readonly audioDescription: string;
  /** `{language}`: people who made the film talk about it. */
  readonly audioCommentary: string;
  readonly qualityAndSpeed: string;
  readonly quality: string;
  readonly qualityAuto: string;
  /** `{height}`: what the automatic choice plays now. */
  readonly qualityAutoNow: string;
  readonly speed: string;
  readonly speedNormal: string;
  readonly fullscreen: string;
  readonly exitFullscreen: string;
  readonly pictureInPicture: string;
  readonly exitPictureInPicture: string;
  readonly nextEpisode: string;
  readonly playNow: string;
  /** `{seconds}` */
  readonly playIn: string;
  readonly watchCredits: string;
  readonly ads: {
    readonly advertisement: string;
    /** `{number}` `{count}` */
    readonly place: string;
    /** `{seconds}` */
    readonly skipIn: string;
    readonly skip: string;
    /** `{advertiser}` */
    readonly visit: string;
  };
  readonly episodes: string;
  readonly episodeRange: string;
  readonly playingNow: string;
  readonly episodesFailed: string;
  readonly autoNext: string;
  readonly stillWatching: {
    readonly title: string;
    readonly text: string;
    readonly goOn: string;
    readonly stop: string;
  };
  readonly subtitleStyle: {
    readonly title: string;
    readonly preview: string;
    readonly size: string;
    readonly sizes: {
      readonly small: string;
      readonly medium: string;
      readonly large: string;
      readonly huge: string;
    };
    readonly color: string;
    readonly colors: {
      readonly white: string;
      readonly yellow: string;
      readonly green: string;
      readonly cyan: string;
    };
    readonly background: string;
    readonly backgrounds: {
      readonly none: string;
      readonly soft: string;
      readonly solid: string;
    };
    readonly edge: string;
    readonly edges: {
      readonly none: string;
      readonly outline: string;
      readonly shadow: string;
    };
    readonly place: string;
    readonly places: {
      readonly bottom: string;
      readonly raised: string;
      readonly top: string;
    };
    readonly reset: string;
  };
  readonly subtitleTiming: {
    readonly title: string;
    readonly earlier: string;
    readonly later: string;
    readonly inTime: string;
    readonly early: string;
    readonly late: string;
  };
  readonly secondSubtitles: string;
  readonly transcript: {
    readonly title: string;
    readonly search: string;
    readonly found: Forms;
    readonly none: string;
    readonly empty: string;
    readonly failed: string;
    readonly follow: string;
  };
  readonly chapters: {
    readonly opening: string;
    readonly intro: string;
    readonly credits: string;
  };
  readonly positionIn: string;
  readonly lock: string;
  readonly unlock: string;
  readonly remotePlayback: string;
  readonly stats: {
    readonly title: string;
    readonly picture: string;
    readonly frames: string;
    readonly bandwidth: string;
    readonly buffer: string;
    readonly stalls: string;
    readonly start: string;
    readonly speed: string;
  };
  readonly keyboardHelp: string;
  readonly keys: Readonly<Record<KeyWord, string>>;
  readonly errors: Readonly<Record<PlayerErrorCode, { readonly title: string; readonly text: string }>>;
  /** `{code}`: the error code for the Help Center. */
  readonly errorCode: string;
  readonly tryAgain: string;
  readonly helpCenter: string;
}

/** The lines of the list of keys. */
export type KeyWord =
  | 'playPause'
  | 'skip'
  | 'jump'
  | 'ends'
  | 'frames'
  | 'speed'
  | 'volume'
  | 'mute'
  | 'subtitles'
  | 'subtitleTiming'
  | 'fullscreen'
  | 'pictureInPicture'
  | 'skipIntro'
  | 'nextEpisode'
  | 'previousEpisode'
  | 'episodes'
  | 'transcript'
  | 'stats'
  | 'help'
  | 'close';

import type { PlayerErrorCode } from '@madang/player/errors.ts';

/** Every word of the player; names in braces are filled in. */
export interface PlayerWords {
  /** Names the whole player for whoever cannot see it: `{title}`. */
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
  readonly keyboardHelp: string;
  readonly keys: Readonly<Record<KeyWord, string>>;
  readonly errors: Readonly<Record<PlayerErrorCode, { readonly title: string; readonly text: string }>>;
  /** `{code}`: what to tell the Help Center. */
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
  | 'help'
  | 'close';

/** Ad in a VAST 4.2 response (IAB Tech Lab, 2019). URLs are absolute. */
export type VastAd = Readonly<{
  id: string;
  /** Sequence number in the break, from 1. */
  position: number;
  creativeId: string;
  advertiser: string;
  durationSeconds: number;
  /** Null for an ad that cannot be skipped. */
  skipAfterSeconds: number | null;
  media: Readonly<{ url: string; type: 'application/x-mpegurl' | 'video/mp4' }>;
  /** Click-through URL. Null for none. */
  click: string | null;
  /** Tracking URL, to which the event's name is appended. */
  beacon: string;
}>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** URL as CDATA, which VAST recommends. `]]>` is escaped, because it would end the section. */
const address = (url: string) => `<![CDATA[${url.replaceAll(']]>', '%5D%5D%3E')}]]>`;

const two = (value: number) => String(value).padStart(2, '0');

/** `HH:MM:SS.mmm` (VAST 4.2, 3.8). */
const clock = (seconds: number) => {
  const ms = Math.round(seconds * 1000);
  const whole = Math.floor(ms / 1000);
  const fraction = ms % 1000 === 0 ? '' : `.${String(ms % 1000).padStart(3, '0')}`;
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}${fraction}`;
};

const PROGRESS = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'] as const;

/** A stream and a file differ in delivery and MIME type (VAST 4.2, 3.9.1). */
const mediaFile = ({ url, type }: VastAd['media']) => {
  const [delivery, mime] = type === 'video/mp4' ? ['progressive', type] : ['streaming', 'application/vnd.apple.mpegurl'];
  return `<MediaFile delivery="${delivery}" type="${mime}" width="1280" height="720">${address(url)}</MediaFile>`;
};

const linear = ({ durationSeconds, skipAfterSeconds, media, click, beacon }: VastAd) => {
  const events = skipAfterSeconds === null ? PROGRESS : ([...PROGRESS, 'skip'] as const);
  return [
    `<Linear${skipAfterSeconds === null ? '' : ` skipoffset="${clock(skipAfterSeconds)}"`}>`,
    '<TrackingEvents>',
    ...events.map((event) => `<Tracking event="${event}">${address(beacon + event)}</Tracking>`),
    '</TrackingEvents>',
    `<Duration>${clock(durationSeconds)}</Duration>`,
    '<MediaFiles>',
    mediaFile(media),
    '</MediaFiles>',
    ...(click === null
      ? []
      : [
          '<VideoClicks>',
          `<ClickThrough>${address(click)}</ClickThrough>`,
          `<ClickTracking>${address(`${beacon}click`)}</ClickTracking>`,
          '</VideoClicks>',
        ]),
    '</Linear>',
  ];
};

const inLine = (ad: VastAd) => [
  `<Ad id="${escape(ad.id)}" sequence="${ad.position}" adType="video">`,
  '<InLine>',
  '<AdSystem version="1">Madang</AdSystem>',
  `<Error>${address(`${ad.beacon}error`)}</Error>`,
  `<Impression id="${escape(ad.id)}">${address(`${ad.beacon}impression`)}</Impression>`,
  `<AdServingId>${escape(ad.id)}</AdServingId>`,
  `<AdTitle>${escape(ad.advertiser)}</AdTitle>`,
  '<Creatives>',
  `<Creative id="${escape(ad.creativeId)}" sequence="1">`,
  `<UniversalAdId idRegistry="unknown">${escape(ad.creativeId)}</UniversalAdId>`,
  ...linear(ad),
  '</Creative>',
  '</Creatives>',
  `<Advertiser>${escape(ad.advertiser)}</Advertiser>`,
  '</InLine>',
  '</Ad>',
];

/** VAST 4.2 document of a break. An empty one without ads. */
export const writeVast = (ads: readonly VastAd[]): string =>
  `${['<?xml version="1.0" encoding="UTF-8"?>', '<VAST version="4.2" xmlns="http://www.iab.com/VAST">', ...ads.flatMap(inLine), '</VAST>'].join('\n')}\n`;

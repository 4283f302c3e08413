import { expect, test } from 'vitest';
import { type VastAd, writeVast } from './vast.ts';

const AD: VastAd = {
  id: 'showing-1',
  position: 1,
  creativeId: 'tea',
  advertiser: 'Tea & <Cakes>',
  durationSeconds: 15,
  skipAfterSeconds: null,
  media: { url: 'https://madang.example/media/a.b/tea/master.m3u8', type: 'application/x-mpegurl' },
  click: null,
  beacon: 'https://madang.example/beacon?showing=showing-1&event=',
};

/** The order of elements that the schema of VAST 4.2 asks for is that in which they are written. */
test('an ad is serialized as VAST 4.2 requires', () => {
  expect(writeVast([AD])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<VAST version="4.2" xmlns="http://www.iab.com/VAST">
<Ad id="showing-1" sequence="1" adType="video">
<InLine>
<AdSystem version="1">Madang</AdSystem>
<Error><![CDATA[https://madang.example/beacon?showing=showing-1&event=error]]></Error>
<Impression id="showing-1"><![CDATA[https://madang.example/beacon?showing=showing-1&event=impression]]></Impression>
<AdServingId>showing-1</AdServingId>
<AdTitle>Tea &amp; &lt;Cakes&gt;</AdTitle>
<Creatives>
<Creative id="tea" sequence="1">
<UniversalAdId idRegistry="unknown">tea</UniversalAdId>
<Linear>
<TrackingEvents>
<Tracking event="start"><![CDATA[https://madang.example/beacon?showing=showing-1&event=start]]></Tracking>
<Tracking event="firstQuartile"><![CDATA[https://madang.example/beacon?showing=showing-1&event=firstQuartile]]></Tracking>
<Tracking event="midpoint"><![CDATA[https://madang.example/beacon?showing=showing-1&event=midpoint]]></Tracking>
<Tracking event="thirdQuartile"><![CDATA[https://madang.example/beacon?showing=showing-1&event=thirdQuartile]]></Tracking>
<Tracking event="complete"><![CDATA[https://madang.example/beacon?showing=showing-1&event=complete]]></Tracking>
</TrackingEvents>
<Duration>00:00:15</Duration>
<MediaFiles>
<MediaFile delivery="streaming" type="application/vnd.apple.mpegurl" width="1280" height="720"><![CDATA[https://madang.example/media/a.b/tea/master.m3u8]]></MediaFile>
</MediaFiles>
</Linear>
</Creative>
</Creatives>
<Advertiser>Tea &amp; &lt;Cakes&gt;</Advertiser>
</InLine>
</Ad>
</VAST>
`);
});

test('what can be left says when, and what can be clicked says where', () => {
  const vast = writeVast([{ ...AD, durationSeconds: 3661.25, skipAfterSeconds: 5, click: 'https://tea.example/]]>' }]);
  expect(vast).toContain('<Linear skipoffset="00:00:05">');
  expect(vast).toContain('<Tracking event="skip">');
  expect(vast).toContain('<Duration>01:01:01.250</Duration>');
  expect(vast).toContain('<ClickThrough><![CDATA[https://tea.example/%5D%5D%3E]]></ClickThrough>');
  expect(vast).toContain('event=click]]></ClickTracking>');
});

test('a file is delivered as one', () => {
  const vast = writeVast([{ ...AD, media: { url: 'https://cdn.example/ad.mp4', type: 'video/mp4' } }]);
  expect(vast).toContain('<MediaFile delivery="progressive" type="video/mp4" width="1280" height="720">');
});

test('a break without ads is the empty document', () => {
  expect(writeVast([])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST">\n</VAST>\n',
  );
});

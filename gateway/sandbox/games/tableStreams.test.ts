import { readTableStreams, streamOrigins } from './tableStreams.ts';
import { vendorPolicy } from './vendorPolicy.ts';

test('GAME-11 video of tables is named by code, kind and address, and each origin once', () => {
  const streams = readTableStreams(
    'LIVE0001=hls:https://video.example/one/live.m3u8, LIVE0003=whep:https://video.example:8443/three',
  );
  expect([...(streams ?? [])]).toEqual([
    ['LIVE0001', { kind: 'hls', url: 'https://video.example/one/live.m3u8' }],
    ['LIVE0003', { kind: 'whep', url: 'https://video.example:8443/three' }],
  ]);
  expect(streamOrigins(streams ?? new Map())).toEqual([
    'https://video.example',
    'https://video.example:8443',
  ]);
  expect(readTableStreams('')).toEqual(new Map());
});

test.each([
  'LIVE0001=https://video.example/one.m3u8',
  'LIVE0001=hls:http://video.example/one.m3u8',
  'LIVE0001=hls:javascript:alert(1)',
  'LIVE0001=hls:data:video/mp4;base64,AA',
  'LIVE0001=hls:https://user:secret@video.example/one.m3u8',
  "LIVE0001=hls:https://video.example/one.m3u8;script-src'*'",
  'live=hls:https://video.example/one.m3u8',
  'LIVE0001=hls:https://video.example/a,LIVE0001=hls:https://video.example/b',
])('security row 11: a stream that is not plainly an https address is refused: %s', (text) => {
  expect(readTableStreams(text)).toBeUndefined();
});

test('security row 11: a page may load video of the named origins alone, and none where no table has any', () => {
  expect(vendorPolicy(undefined)).not.toContain('media-src');
  const policy = vendorPolicy('https://site.example', ['https://video.example']);
  expect(policy).toContain("connect-src 'self' https://video.example;");
  expect(policy).toContain('media-src blob: https://video.example;');
  expect(policy).toContain("script-src 'self';");
});

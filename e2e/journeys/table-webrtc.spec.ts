import { expectVideo, sitDown, studioTest } from '../support/studioTest';

const test = studioTest('whep', 'whep');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Answers a WHEP offer (SDP) with the moving picture of a canvas, as a studio's server does. */
const answerOffer = async (offer: string): Promise<string> => {
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d');
  setInterval(() => {
    if (drawing === null) return;
    drawing.fillStyle = `hsl(${performance.now() % 360} 80% 50%)`;
    drawing.fillRect(0, 0, canvas.width, canvas.height);
  }, 40);
  const connection = new RTCPeerConnection();
  const stream = canvas.captureStream();
  for (const track of stream.getTracks()) connection.addTrack(track, stream);
  await connection.setRemoteDescription({ type: 'offer', sdp: offer });
  await connection.setLocalDescription(await connection.createAnswer());
  while (connection.iceGatheringState !== 'complete')
    await new Promise((resolve) => {
      connection.addEventListener('icegatheringstatechange', resolve, { once: true });
    });
  return connection.localDescription?.sdp ?? '';
};

test(
  'GAME-11 video over WebRTC plays in the place of the presenter',
  { tag: '@long' },
  async ({ page, site, context }) => {
    const studio = await context.newPage();
    await studio.goto('about:blank');
    await page.bringToFront();
    await page.route('**/whep', async (route) => {
      const offer = route.request();
      if (offer.method() !== 'POST' || offer.headers()['content-type'] !== 'application/sdp')
        return route.fulfill({ status: 415 });
      const body = await studio.evaluate(answerOffer, offer.postData() ?? '');
      return route.fulfill({
        status: 201,
        contentType: 'application/sdp',
        headers: { 'access-control-allow-origin': '*' },
        body,
      });
    });
    await expectVideo(await sitDown(page, site, 'watcheswebrtc'));
  },
);

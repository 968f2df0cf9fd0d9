import type { TableStream } from '../../engine/gameWire.ts';
import './stream.css';

const NATIVE = 'application/vnd.apple.mpegurl';
/** Milliseconds in which candidates of the connection are collected before the offer is sent. */
const GATHERS = 1_000;

type Failed = () => void;

const playHls = async (url: string, video: HTMLVideoElement, failed: Failed): Promise<() => void> => {
  if (video.canPlayType(NATIVE) !== '') {
    video.src = url;
    return () => video.removeAttribute('src');
  }
  const { default: Hls } = await import(/* webpackChunkName: "hls" */ 'hls.js/light');
  if (!Hls.isSupported()) throw new Error('This browser plays no HLS');
  // The page's policy allows no worker.
  const hls = new Hls({ enableWorker: false, lowLatencyMode: true, backBufferLength: 10 });
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) failed();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
};

const gathered = (connection: RTCPeerConnection): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, GATHERS);
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState === 'complete') resolve();
    });
  });

/** WebRTC after WHEP (RFC 9725 in the other direction): an offer is posted, its answer comes back. */
const playWhep = async (url: string, video: HTMLVideoElement, failed: Failed): Promise<() => void> => {
  const connection = new RTCPeerConnection();
  const close = (): void => connection.close();
  connection.addTransceiver('video', { direction: 'recvonly' });
  connection.addEventListener('track', ({ streams: [stream] }) => {
    if (stream !== undefined) video.srcObject = stream;
  });
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') failed();
  });
  try {
    await connection.setLocalDescription(await connection.createOffer());
    await gathered(connection);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: connection.localDescription?.sdp ?? '',
    });
    if (!response.ok) throw new Error(`The stream answered ${response.status}`);
    await connection.setRemoteDescription({ type: 'answer', sdp: await response.text() });
    return close;
  } catch (error) {
    close();
    throw error;
  }
};

/** Plays a stream without sound; resolves to an act that ends it. Throws where it cannot begin. */
export const playStream = ({ kind, url }: TableStream, video: HTMLVideoElement, failed: Failed) =>
  kind === 'whep' ? playWhep(url, video, failed) : playHls(url, video, failed);

import type { TableStream } from './engine/gameWire.ts';

/** Video of live tables, by the code of their game. */
export type TableStreams = ReadonlyMap<string, TableStream>;

/** A code, the kind of the stream and its address: `LIVE0001=hls:https://video.example/one/live.m3u8`. */
const entry = /^([A-Z0-9]{3,24})=(hls|whep):(\S+)$/;

const isOwnMachine = (hostname: string): boolean => /^(localhost|127\.0\.0\.1)$/.test(hostname);

/** Only https, and http of this machine for tests; nothing that could end a directive of the page's policy. */
const addressOf = (text: string): string | undefined => {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.hash !== '' || /[;,'"]/.test(text)) return undefined;
  const isFit = url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine(url.hostname));
  return isFit ? url.href : undefined;
};

/** The streams of `TABLE_STREAMS`, separated by commas; undefined for a text that cannot be read. */
export const readTableStreams = (text: string): TableStreams | undefined => {
  const streams = new Map<string, TableStream>();
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [, code, kind, address] = entry.exec(part) ?? [];
    const url = address === undefined ? undefined : addressOf(address);
    if (code === undefined || url === undefined || streams.has(code)) return undefined;
    streams.set(code, { kind: kind === 'whep' ? 'whep' : 'hls', url });
  }
  return streams;
};

/** The origins that a page needs for them. */
export const streamOrigins = (streams: TableStreams): string[] => [
  ...new Set(Array.from(streams.values(), ({ url }) => new URL(url).origin)),
];

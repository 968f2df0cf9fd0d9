import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/pictures');
const fontFolders = ['400Regular', '600SemiBold'].map((cut) =>
  join(root, 'node_modules/@expo-google-fonts/be-vietnam-pro', cut),
);

/** Only this system has a browser in the package. */
export const isPinnedHere = process.platform === 'linux' && process.arch === 'x64';

/** The system's own fonts differ from machine to machine, so the browser knows none of them. */
const fontConfig = (folder: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>${fontFolders
    .map((fonts) => `<dir>${fonts}</dir>`)
    .join('')}<cachedir>${join(folder, 'fonts')}</cachedir></fontconfig>`;

const unpack = (from: string, to: NodeJS.WritableStream): Promise<void> =>
  pipeline(createReadStream(from), createBrotliDecompress({ chunkSize: 2 ** 21 }), to);

/** Unpacks beside the folder first: two workers may begin at the same time, and a run may be ended. */
async function unpackTo(folder: string, packed: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  await unpack(join(packed, 'chromium.br'), createWriteStream(join(draft, 'chromium'), { mode: 0o755 }));
  await unpack(join(packed, 'al2023.tar.br'), extract(draft));
  await writeFile(join(draft, 'fonts.conf'), fontConfig(folder));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}

export const storyOrigin = 'http://localhost:6006';

interface PinnedBrowser {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
}

/**
 * Launch options of the browser that takes the pictures. An npm package brings it, so that it is one everywhere. It
 * finds the server of this port at `storyOrigin`: an address that changed would change the QR codes.
 */
export async function pinnedBrowser(port: number): Promise<PinnedBrowser> {
  const home = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cache, version);
  if (!existsSync(folder)) await unpackTo(folder, join(home, 'bin'));
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      HOME: folder,
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
    args: [
      '--no-sandbox',
      `--host-resolver-rules=${['localhost', '127.0.0.1'].map((host) => `MAP ${host}:6006 127.0.0.1:${port}`).join(',')}`,
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--disable-checker-imaging',
      '--disable-image-animation-resync',
      // Skia draws by the instructions that every processor has, so that none of them rounds another way.
      '--disable-skia-runtime-opts',
    ],
  };
}

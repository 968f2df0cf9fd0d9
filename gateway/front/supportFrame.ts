import type { FastifyInstance } from 'fastify';
import { supportFramePath } from '#contract/supportFrame';
import type { SupportChat } from '#theme/manifest/brandManifest';
import type { BrandFolder } from '#theme/readBrandFolder';
import { brandOf } from './brandOf.ts';
import { sandboxedPage } from './sandboxedPage.ts';
import { scriptJson } from './scriptJson.ts';

const scriptOf = ({ script, id }: SupportChat): string =>
  `const begin = (token) => {
  window.supportSeat = Object.freeze({ id: ${scriptJson(id)}, token, language });
  const script = document.createElement('script');
  script.src = ${scriptJson(script)};
  script.onerror = () => tell({ kind: 'failed' });
  script.onload = () => tell({ kind: 'ready' });
  document.head.append(script);
};
const hear = ({ source, data }) => {
  if (source !== parent || data?.kind !== 'seat') return;
  removeEventListener('message', hear);
  begin(data.token);
};
addEventListener('message', hear);
tell({ kind: 'waiting' });
`;

/** The document of an outside support provider's chat, for the brands that name one. */
export const supportFrame = (
  app: FastifyInstance,
  brands: Pick<BrandFolder, 'byHost'>,
  randomBytes: (size: number) => Buffer,
): void =>
  sandboxedPage(
    app,
    supportFramePath,
    (request) => {
      const { supportChat } = brandOf(brands, request).manifest;
      if (supportChat === undefined) return undefined;
      const { script, frame } = supportChat;
      const hosts = [...new Set([new URL(script).origin, ...(frame === undefined ? [] : [frame])])];
      return { title: 'Support', hosts, frames: frame !== undefined, script: scriptOf(supportChat) };
    },
    randomBytes,
  );

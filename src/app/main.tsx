import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Arrival } from '@/domain/arrival';
import { App } from './App';
import { createPage } from './createPage';
import { nonce } from '@/config/nonce';
import { readBoot, readWords } from './readBoot';
import { styleCache } from '@/ui/styles/styleCache';

/** Hydrates server-rendered markup; renders into an empty root. */
const start = (root: HTMLElement, app: ReactNode, options: RootOptions) => {
  if (root.firstChild) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
};

/** Starts the site in the document. */
export const main = (root: HTMLElement, arrival: Arrival): void => {
  const page = createPage({
    boot: readBoot(),
    words: readWords(),
    arrival,
    random: Math.random,
    location,
    reload: () => location.reload(),
  });
  const { report } = page.services;
  addEventListener('error', ({ error, message }) => report('script', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report('script', reason));
  startTransition(() =>
    start(
      root,
      <BrowserRouter>
        <App {...page} cache={styleCache(nonce)} />
      </BrowserRouter>,
      { onRecoverableError: (error) => report('recoverable', error) },
    ),
  );
};

import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation, type MemoryRouterProps } from 'react-router-dom';
import { createI18n, loadAllWords } from '#locales/createI18n';
import type { Site } from '@/data/session/site';
import { SiteProvider } from '@/data/session/SiteProvider';
import { testSite } from './testSite';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

interface PageOptions {
  site?: Site;
  /** Addresses visited so far; the last one is shown. */
  visited?: NonNullable<MemoryRouterProps['initialEntries']>;
}

/** Renders a component on a page of its own, with Vietnamese texts and the address beside it. */
export const renderPage = async (
  part: ReactElement,
  { site = testSite(), visited = ['/'] }: PageOptions = {},
) =>
  render(
    <I18nextProvider i18n={createI18n({ language: 'vi', words: await loadAllWords('vi') })}>
      <SiteProvider site={site}>
        <MemoryRouter initialEntries={visited}>
          {part}
          <Address />
        </MemoryRouter>
      </SiteProvider>
    </I18nextProvider>,
  );

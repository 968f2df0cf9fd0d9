import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { createI18n } from '#locales/createI18n';
import { SiteProvider } from '@/data/session/SiteProvider';
import { testSite } from '@/testing/testSite';
import { FavouritesScreen } from './account-games/FavouritesScreen';
import { HotScreen } from './account-games/HotScreen';
import { CategoryScreen } from './category/CategoryScreen';
import { SportsScreen } from './category/SportsScreen';
import { LotteryScreen } from './lottery/LotteryScreen';
import { SeamlessScreen } from './seamless/SeamlessScreen';

/** The first render, before its words have loaded. */
const firstRender = (path: string, page: ReactElement): string =>
  renderToString(
    <I18nextProvider i18n={createI18n({ language: 'vi' })}>
      <SiteProvider site={testSite()}>
        <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
      </SiteProvider>
    </I18nextProvider>,
  );

test.each<[string, ReactElement]>([
  ['/rng', <CategoryScreen key="rng" />],
  ['/sports', <SportsScreen key="sports" />],
  ['/hot', <HotScreen key="hot" />],
  ['/favorite', <FavouritesScreen key="favorite" />],
  ['/vnLottery', <LotteryScreen key="vnLottery" />],
  ['/seamless?gameCode=RNG001', <SeamlessScreen key="seamless" />],
])('%s was empty till its words came, and the foot of the page jumped (SOUND-02)', (path, page) => {
  expect(firstRender(path, page)).toMatch(/<main [^>]*aria-busy="true"/);
});

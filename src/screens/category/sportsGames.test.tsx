import { screen } from '@testing-library/react';
import { renderPage } from '@/testing/testPage';
import { testGateway } from '@/testing/testSite';
import { SportsScreen } from './SportsScreen';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

test('SPORT-01 the page of sports loaded 70 kB of scripts: its games wait until the visitor nears them', async () => {
  const vendors = [
    { gameType: 'SPORTS', gameClassify: 'SPORTS', nodeId: 1, vassalage: 'BTI', displayName: 'Touchline' },
  ] as const;
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('gameVendors', { data: { lanes: [{ gameCategory: 'SPORTS', vendors: [...vendors] }] } });
  gateway.answers('gameMenus', { menus: [{ gameCategory: 'SPORTS', total: 52, classifies: [] }] });
  gateway.refuses('sportsMatches', 'try_again', 503);
  // Nothing comes near the viewport of jsdom.
  await renderPage(<SportsScreen />, { visited: ['/sports'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Thể thao' })).toBeInTheDocument();
  expect(await screen.findByText(/52 trò chơi/)).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Nhà cung cấp' })).toBeNull();
  expect(gateway.asked.some(({ url }) => url.includes('gameList'))).toBe(false);
});

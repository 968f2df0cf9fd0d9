import { screen } from '@testing-library/react';
import type { GameType } from '#contract/constants';
import { testGateway } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { NeighbourLinks } from './NeighbourLinks';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const shown = async (category: GameType | undefined, path: string) => {
  await renderPage(<NeighbourLinks {...(category && { category })} />, { visited: [path] });
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

test('NAV-17 the sports pages link to each other, /esports and /fbSports included', async () => {
  const links = await shown('SPORTS', '/fbSports');
  expect(links).toEqual(['/sports', '/fbSports', '/esports', '/cockfight', '/horse']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Bóng đá');
});

test('no link led to /hot and /favorite: every page of games has them (NAV-16)', async () => {
  expect(await shown('RNG', '/rng')).toEqual(['/hot', '/favorite']);
});

test('no link led to a list of games: the page of its category has it where the brand has the list (NAV-04)', async () => {
  expect(await shown('FISH', '/fish')).toEqual(['/hot', '/favorite', '/gameList/FISH']);
});

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

test('NAV-16 every page of games links to /hot and /favorite', async () => {
  expect(await shown('RNG', '/rng')).toEqual(['/hot', '/favorite']);
});

test('NAV-04 a category page links to its game list if the brand has it', async () => {
  expect(await shown('FISH', '/fish')).toEqual(['/hot', '/favorite', '/gameList/FISH']);
});

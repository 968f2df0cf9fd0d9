import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gameList } from '@/testing/scenario/fixtures';
import { firstDeposit } from '@/testing/scenario/promotionFixtures';
import { renderPage } from '@/testing/testPage';
import { testGateway } from '@/testing/testSite';
import { SearchModal } from './SearchModal';

// The test browser has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('hotGames', { list: [] });
  gateway.answers('gameVendors', { data: { lanes: [] } });
  gateway.answers('promotions', { list: [firstDeposit] });
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 0, total: 0, vendors: [] });
  gateway.answers('popularGames', { list: gameList.slice(0, 1) });
});
afterEach(() => {
  gateway.reset();
  localStorage.clear();
});
afterAll(gateway.close);

const show = (item?: string) =>
  renderPage(<SearchModal item={item} onClose={() => undefined} />, {
    visited: [item === undefined ? '/?modal=search' : `/?modal=search&item=${item}`],
  });
const field = () => screen.findByRole('combobox', { name: 'Tìm trò chơi' });
const address = () => screen.getByRole('status', { name: 'address', hidden: true });

test('GAME-02 a page is found without diacritics, reached by an arrow key and opened by Enter', async () => {
  await show('khuyen');
  const option = await screen.findByRole('option', { name: 'Khuyến mãi' });
  await userEvent.click(await field());
  await userEvent.keyboard('{ArrowDown}');
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(await field()).toHaveAttribute('aria-activedescendant', option.id);
  await userEvent.keyboard('{ArrowUp}');
  expect(option).toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toHaveTextContent('/promotions');
});

test('GAME-02 an offer is found by words of its title, in any order, and opens above the offers', async () => {
  await show('dau thuong');
  const offers = await screen.findByRole('group', { name: 'Khuyến mãi' });
  expect(offers).toHaveTextContent(firstDeposit.title);
  await userEvent.click(screen.getByRole('option', { name: firstDeposit.title }));
  expect(address()).toHaveTextContent('/promotions?modal=promotion&item=2');
});

test('GAME-02 a guest finds no pages of an account', async () => {
  await show('tien');
  expect(await field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('option')).toBeNull();
});

test('GAME-02 the number of places found is announced, also where no game was', async () => {
  await show('khuyen');
  const said = screen.getAllByRole('status').find((one) => one !== address());
  await waitFor(() => expect(said).toHaveTextContent(/khuyến mãi tìm thấy: 1/));
});

test('GAME-02 a popular word is searched for', async () => {
  await show();
  const word = gameList[0]?.gameName ?? '';
  await userEvent.click(await screen.findByRole('button', { name: word }));
  expect(await field()).toHaveValue(word);
});

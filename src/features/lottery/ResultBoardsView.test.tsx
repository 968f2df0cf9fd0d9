import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lotteries, lotteryContent } from '@/testing/scenario/lotteryFixtures';
import { renderPage } from '@/testing/testPage';
import { daysOfDraws } from './daysOfDraws';
import { ResultBoardsView } from './ResultBoardsView';

const all = lotteryContent('full').recentDraws.list;
const today = all.filter(({ drawNo }) => drawNo === '20261120');
const regions = new Map(lotteries.map(({ gameCode, region }) => [gameCode, region]));

function Boards() {
  const [draws, setDraws] = useState(today.filter(({ gameCode }) => gameCode !== 'VNVL'));
  return (
    <>
      <button onClick={() => setDraws(today)}>Đã quay</button>
      <ResultBoardsView
        {...{ days: daysOfDraws(all), day: '20261120', draws, busy: false }}
        onDay={() => undefined}
        regionOf={(code) => regions.get(code)}
        onOpen={() => undefined}
      />
    </>
  );
}

const south = () => screen.getByRole('table', { name: 'Kết quả Miền Nam' });

test('LOTT-01 a result that comes while the boards are open drops into place, those before it stand still', async () => {
  await renderPage(<Boards />);
  expect(south()).toHaveTextContent('Trà Vinh');
  expect(south().innerHTML).not.toContain('ProvinceBoard-fresh');
  await userEvent.click(screen.getByRole('button', { name: 'Đã quay' }));
  expect(south()).toHaveTextContent('Vĩnh Long');
  // The 18 numbers of the one draw that came.
  expect(south().innerHTML.split('ProvinceBoard-fresh')).toHaveLength(19);
});

test('LOTT-01 the last two digits stand apart, and heads and tails are of all numbers of the first board', async () => {
  await renderPage(<Boards />);
  expect(screen.getByRole('table', { name: 'Kết quả Miền Bắc' })).toHaveTextContent('49068');
  expect(screen.getByRole('region', { name: 'Đầu và đuôi: Miền Bắc' })).toHaveTextContent('27 số');
});

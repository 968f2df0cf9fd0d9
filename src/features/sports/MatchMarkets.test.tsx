import { screen, within } from '@testing-library/react';
import { matchAt } from '@/testing/scenario/sportsFixtures';
import { renderPage } from '@/testing/testPage';
import { oddsButtonClasses } from '@/ui/gaming/OddsButton';
import { insertStyles } from '@/testing/testStyles';
import { MatchMarkets } from './MatchMarkets';
import { useMatchWords } from './useMatchWords';

insertStyles();

function Markets() {
  const words = useMatchWords('decimal');
  return (
    <MatchMarkets match={matchAt(0)} words={words} chosen={[]} paused={false} onChoose={() => undefined} />
  );
}

test("'T 158,5' broke into two lines where an arrow stood beside the price (STAGE-02)", async () => {
  await renderPage(<Markets />);
  const [, total] = await screen.findAllByRole('group');
  const [cell] = within(total as HTMLElement).getAllByRole('button');
  const label = cell?.querySelector(`.${oddsButtonClasses.label}`);
  expect(label?.textContent).toMatch(/T \d/);
  expect(getComputedStyle(label as Element).whiteSpace).toBe('nowrap');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '@/testing/testPage';
import { testGateway } from '@/testing/testSite';
import { SearchResults, type SearchResultsProps } from './SearchResults';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('hotGames', { list: [] } as never);
  gateway.answers('gameVendors', { data: { lanes: [] } } as never);
});
afterEach(gateway.reset);
afterAll(gateway.close);

const nothing = () => undefined;
const found = { total: 3, games: [], approximate: false } as unknown as NonNullable<
  SearchResultsProps['found']
>;

function Search() {
  const [value, setValue] = useState<SearchResultsProps['found']>();
  return (
    <>
      <button onClick={() => setValue(found)}>Đã đến</button>
      <SearchResults
        {...{ text: 'rồng', found: value, busy: false, failure: undefined, vendor: undefined, places: 0 }}
        onRetry={nothing}
        onVendor={nothing}
        onFollow={nothing}
      />
    </>
  );
}

test('SOUND-05 the live region with the number of results exists before the number', async () => {
  await renderPage(<Search />);
  const region = screen.getByRole('status', { name: '' });
  expect(region).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Đã đến' }));
  expect(region).toHaveTextContent(/3/);
  expect(region).toBeInTheDocument();
});

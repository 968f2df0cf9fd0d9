import { render, screen } from '@testing-library/react';
import { inSite, testGateway, testSite } from '@/testing/testSite';
import { useEndpoint } from './useEndpoint';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

function UnreadCount() {
  return useEndpoint('unreadCount', undefined, { revalidateIfStale: true }).value?.count;
}

test('an answer is fetched again when it is shown again, however soon', async () => {
  gateway.answers('unreadCount', { count: 1 });
  const { rerender } = render(<UnreadCount key="before" />, { wrapper: inSite(testSite()) });
  expect(await screen.findByText('1')).toBeInTheDocument();
  gateway.answers('unreadCount', { count: 2 });
  rerender(<UnreadCount key="after" />);
  expect(await screen.findByText('2')).toBeInTheDocument();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testGateway, testMember } from '@/testing/testSite';
import { BonusDetailsPage } from '@/features/rewards/BonusDetailsPage';
import { renderPage } from '@/testing/testPage';
import { ErrorBoundary } from './ErrorBoundary';
import { PageServicesContext } from './pageServices';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

test('ERR-04 a part that an answer of another shape has broken is whole again after one press', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('permission', { info: {} } as never);
  gateway.answers('bonuses', { list: 7 } as never);
  gateway.answers('freeRounds', { list: [] });
  await renderPage(
    <PageServicesContext value={{ report: () => undefined, loadChunk: (ask) => ask() }}>
      <ErrorBoundary>
        <BonusDetailsPage />
      </ErrorBoundary>
    </PageServicesContext>,
  );
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  gateway.answers('bonuses', { list: [] });
  await userEvent.click(retry);
  expect(await screen.findByText('Chưa có khoản thưởng')).toBeInTheDocument();
  silence.mockRestore();
});

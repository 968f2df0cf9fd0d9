import { screen } from '@testing-library/react';
import { renderPage } from '@/testing/testPage';
import { testBoot, testGateway, testSite } from '@/testing/testSite';
import { PauseState } from './PauseState';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => gateway.answers('permission', { info: {} } as never));
afterEach(gateway.reset);
afterAll(gateway.close);

test('SAFE-06 without a support page of the brand, a pause offers the chat', async () => {
  const site = testSite({ brand: { ...testBoot.brand, links: {} } });
  const failure = { kind: 'refused', code: 'on_break', value: { until: null } } as const;
  await renderPage(<PauseState failure={failure} />, { site });
  expect(await screen.findByRole('link', { name: 'Hỗ trợ' })).toHaveAttribute('href', '/?modal=chat');
});

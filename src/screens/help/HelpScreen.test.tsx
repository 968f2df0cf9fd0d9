import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { helpContent } from '@/testing/scenario/helpFixtures';
import { renderPage } from '@/testing/testPage';
import { testGateway } from '@/testing/testSite';
import { HelpScreen } from './HelpScreen';
import { HelpModal } from '@/features/help/HelpModal';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('helpCenter', helpContent('full').helpCenter);
});
afterEach(gateway.reset);
afterAll(gateway.close);

const scrolled: string[] = [];
beforeAll(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
});
beforeEach(() => scrolled.splice(0));

test('INFO-01 the help centre asks for the language of the page and shows its topics', async () => {
  await renderPage(<HelpScreen />, { visited: ['/help'] });
  expect(await screen.findByRole('heading', { name: 'Câu hỏi thường gặp' })).toBeInTheDocument();
  const { searchParams } = new URL(gateway.asked.find(({ url }) => url.includes('helpCenter'))?.url ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({ lang: 'VI', device: 'WEB' });
});

test('NAV-03 an anchor is scrolled to once the answer is there; /helpmc is the help centre alone', async () => {
  await renderPage(<HelpScreen />, { visited: ['/help#privacy'] });
  await screen.findByRole('heading', { name: 'Quyền riêng tư' });
  await waitFor(() => expect(scrolled).toContain('privacy'));
  expect(screen.getByRole('heading', { name: 'Gửi góp ý' })).toBeInTheDocument();
});

test('NAV-15 /helpmc shows the topics and nothing beside them', async () => {
  await renderPage(<HelpScreen />, { visited: ['/helpmc'] });
  await screen.findByRole('heading', { name: 'Quyền riêng tư' });
  expect(screen.queryByRole('heading', { name: 'Gửi góp ý' })).toBeNull();
});

test('INFO-01 a search answers while one types and says how many it found', async () => {
  await renderPage(<HelpScreen />, { visited: ['/help'] });
  await userEvent.type(await screen.findByRole('searchbox'), 'tai khoan ngan hang');
  expect(screen.getByText('Cách rút tiền').closest('details')).toHaveAttribute('open');
  expect(screen.queryByText('Vòng cược là gì?')).toBeNull();
  expect(screen.getByText('1 câu trả lời')).toBeInTheDocument();
});

test('MOD-10 closing the help centre goes to the home page', async () => {
  await renderPage(<HelpModal />, { visited: ['/rng?modal=help'] });
  await screen.findByRole('heading', { name: 'Câu hỏi thường gặp' });
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/));
});

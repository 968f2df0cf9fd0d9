import { screen, waitFor } from '@testing-library/react';
import { endpoints } from '#contract/endpoints';
import { SupportNews } from '@/features/support/SupportNews';
import { ToastHost } from '@/features/toasts/ToastHost';
import { renderPage } from '@/testing/testPage';
import { testGateway, testMember } from '@/testing/testSite';
import { SupportButton } from './SupportButton';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
});
afterEach(gateway.reset);
afterAll(gateway.close);

describe('INFO-03 an answer that comes while the chat is closed', () => {
  beforeEach(() => gateway.answers('permission', { info: {} } as never));
  const told = () => screen.queryByText('Nhân viên hỗ trợ đã trả lời bạn');
  const news = (
    <>
      <SupportButton />
      <SupportNews />
      <ToastHost />
    </>
  );

  test('is announced and counted at the button of support', async () => {
    gateway.answers('supportUnread', { count: 2 });
    await renderPage(news);
    await waitFor(() => expect(told()).toBeInTheDocument());
    expect(screen.getByRole('link', { name: '2 câu trả lời mới của hỗ trợ' })).toBeInTheDocument();
  });

  test('is not announced beside the open panel', async () => {
    sessionStorage.setItem('supportPanel', 'open');
    gateway.answers('supportUnread', { count: 2 });
    await renderPage(news);
    expect(await screen.findByRole('link', { name: '2 câu trả lời mới của hỗ trợ' })).toBeInTheDocument();
    expect(told()).toBeNull();
  });

  test('is not announced beside the chat of a phone, which the address names', async () => {
    gateway.answers('supportUnread', { count: 2 });
    await renderPage(news, { visited: ['/?modal=chat'] });
    expect(await screen.findByRole('link', { name: '2 câu trả lời mới của hỗ trợ' })).toBeInTheDocument();
    expect(told()).toBeNull();
  });

  test('asks nothing for a guest', async () => {
    sessionStorage.clear();
    await renderPage(news);
    expect(screen.getByRole('link', { name: 'Hỗ trợ' })).toBeInTheDocument();
    const paths = gateway.asked.map(({ url }) => new URL(url).pathname);
    expect(paths).not.toContain(endpoints.supportUnread.path);
  });
});

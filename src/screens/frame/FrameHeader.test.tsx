import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testGateway, testMember, testPermission } from '@/testing/testSite';
import { answersForms } from '@/testing/testForms';
import { renderPage } from '@/testing/testPage';
import { insertStyles } from '@/testing/testStyles';
import { FrameHeader } from './FrameHeader';

insertStyles();

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const withoutVendors = () => {
  gateway.answers('gameVendors', { data: { lanes: [] } });
  gateway.answers('permission', testPermission);
};

test('HDR-01 the clock shows the time of the brand as DD/MM/YYYY HH:mm:ss', async () => {
  withoutVendors();
  const { container } = await renderPage(<FrameHeader />);
  await waitFor(() =>
    expect(container.querySelector('.MarqueeHeader-clock')).toHaveTextContent(/20\/11\/2026\s*20:20:00/),
  );
});

test('HDR-02 language, notices and support are in the header', async () => {
  withoutVendors();
  await renderPage(<FrameHeader />);
  expect(screen.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Thông báo' })).toHaveAttribute('href', '/?modal=notices');
  expect(screen.getByRole('link', { name: 'Hỗ trợ' })).toHaveAttribute('href', 'https://help.example/');
});

test('HDR-03 a guest has the login bubble with its links, and a registration button', async () => {
  withoutVendors();
  answersForms(gateway, ['COMM3']);
  await renderPage(<FrameHeader />);
  expect(screen.getByRole('link', { name: 'Tham gia ngay' })).toHaveAttribute('href', '/register');
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  const bubble = within(screen.getByRole('dialog', { name: 'Đăng nhập' }));
  expect(await bubble.findByLabelText('Tên đăng nhập')).toBeInTheDocument();
  expect(bubble.getByRole('link', { name: 'Quên mật khẩu?' })).toHaveAttribute('href', '/forgotPassword');
  expect(bubble.getByRole('link', { name: 'Đăng ký' })).toHaveAttribute('href', '/register');
});

test('HDR-05 a member sees the balance in the words of the locale, and logs out by a question', async () => {
  sessionStorage.setItem('token', 'secret');
  withoutVendors();
  gateway.answers('memberInfo', testMember);
  gateway.answers('memberIcon', { url: null });
  gateway.answers('balance', { balance: { amount: '2400000', currency: 'VND' } });
  await renderPage(<FrameHeader />);
  expect(await screen.findByText('2.400.000 ₫')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Đăng xuất' })).toHaveAttribute('href', '/?modal=logout');
});

test('HDR-04 the member’s chosen picture is shown beside the account', async () => {
  sessionStorage.setItem('token', 'secret');
  withoutVendors();
  gateway.answers('memberInfo', testMember);
  gateway.answers('memberIcon', { url: '/art/icons/fox.webp' });
  gateway.answers('balance', { balance: { amount: '2400000', currency: 'VND' } });
  const { container } = await renderPage(<FrameHeader />);
  await waitFor(() => expect(container.querySelector('img[src="/art/icons/fox.webp"]')).toBeInTheDocument());
});

test('HDR-04 a member is welcomed by account and level', async () => {
  sessionStorage.setItem('token', 'secret');
  withoutVendors();
  gateway.answers('memberInfo', testMember);
  gateway.answers('memberIcon', { url: null });
  gateway.answers('balance', { balance: { amount: '2400000', currency: 'VND' } });
  await renderPage(<FrameHeader />);
  expect(await screen.findByText('Xin chào, minhanh92')).toBeInTheDocument();
  expect(screen.getByText('VIP 5')).toBeInTheDocument();
});

test('SYS-14 the balance bears the currency symbol that the operator has set', async () => {
  sessionStorage.setItem('token', 'secret');
  withoutVendors();
  gateway.answers('memberInfo', testMember);
  gateway.answers('memberIcon', { url: null });
  gateway.answers('balance', { balance: { amount: '2400000', currency: 'VND' } });
  const { info } = testPermission;
  const whitelabelVal = { ...info.whitelabelVal, currencySymbol: 'K' };
  gateway.answers('permission', { ...testPermission, info: { ...info, whitelabelVal } });
  await renderPage(<FrameHeader />);
  expect(await screen.findByText('2.400.000 K')).toBeInTheDocument();
});

test('SYS-14 support leads where the resources of the permission answer say', async () => {
  withoutVendors();
  const resources = [{ labelNameEn: 'support', url: 'https://chat.example/' }];
  gateway.answers('permission', {
    ...testPermission,
    info: { ...testPermission.info, supportUrl: '', resources },
  });
  await renderPage(<FrameHeader />);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Hỗ trợ' })).toHaveAttribute('href', 'https://chat.example/'),
  );
});

test('HDR-05 on a game page the balance leaves the header', async () => {
  sessionStorage.setItem('token', 'secret');
  withoutVendors();
  gateway.answers('memberInfo', testMember);
  gateway.answers('memberIcon', { url: null });
  gateway.answers('balance', { balance: { amount: '2400000', currency: 'VND' } });
  await renderPage(<FrameHeader oneRow />, { visited: ['/seamless'] });
  expect(await screen.findByText('Xin chào, minhanh92')).toBeInTheDocument();
  expect(screen.queryByText('Số dư')).toBeNull();
});

test('I18N-02 a change of language changes the page’s texts and fetches the server’s texts again', async () => {
  withoutVendors();
  await renderPage(<FrameHeader />);
  await userEvent.click(screen.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /English/ }));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument();
  await waitFor(() => expect(gateway.asked.some(({ url }) => url.includes('language=EN'))).toBe(true));
});

import { screen } from '@testing-library/react';
import type { Permission } from '#contract/wireTypes';
import { testBoot, testGateway, testPermission, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { BlockedScreen } from './blocked/BlockedScreen';
import { MaintenanceScreen } from './maintenance/MaintenanceScreen';
import { NotFoundScreen } from './not-found/NotFoundScreen';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const permission: Permission = {
  ...testPermission,
  info: { ...testPermission.info, supportUrl: 'https://help.example/chat' },
  maintenanceEnd: '2026-11-20T21:00:00Z',
};

const support = () => screen.findByRole('link', { name: 'Liên hệ hỗ trợ' });

test('SYS-02 maintenance shows title, information, the end in the time of the brand, and a way to support', async () => {
  gateway.answers('permission', permission);
  await renderPage(<MaintenanceScreen />);
  expect(screen.getByRole('heading', { name: 'Hệ thống đang bảo trì' })).toBeInTheDocument();
  expect(screen.getByText(/Số dư và vé cược của bạn vẫn được giữ nguyên/)).toBeInTheDocument();
  expect(await screen.findByText('Dự kiến mở lại lúc 04:00 21/11/2026.')).toBeInTheDocument();
  expect(await support()).toHaveAttribute('href', 'https://help.example/chat');
});

test('SYS-02 without an end time none is shown', async () => {
  gateway.answers('permission', { ...permission, maintenanceEnd: null });
  await renderPage(<MaintenanceScreen />);
  expect(await support()).toBeInTheDocument();
  expect(screen.queryByText(/Dự kiến mở lại/)).toBeNull();
});

test('SYS-03 ERR-02 a blocked region says that access is restricted, and shows the address of the visitor and a way to support', async () => {
  gateway.answers('permission', permission);
  await renderPage(<BlockedScreen />);
  expect(screen.getByRole('heading', { name: 'Không phục vụ tại khu vực của bạn' })).toBeInTheDocument();
  expect(screen.getByText(/^Truy cập bị hạn chế: trang không mở cho kết nối từ nơi này/)).toBeInTheDocument();
  expect(await screen.findByText('IP của bạn: 203.0.113.24')).toBeInTheDocument();
  expect(await support()).toBeInTheDocument();
});

const contacts = async (links: Record<string, string>, supportMail?: string) => {
  gateway.answers('permission', { ...permission, info: { ...permission.info, supportUrl: '' } });
  const site = testSite({ brand: { ...testBoot.brand, links, supportMail } });
  await renderPage(<MaintenanceScreen />, { site });
};

test('SYS-02 SYS-03 a brand without a support page elsewhere is reached by mail, written out for those without a mail program', async () => {
  await contacts({ support: '/help', telegram: 'https://telegram.example/' }, 'help@acme.example');
  expect(await support()).toHaveAttribute('href', 'mailto:help@acme.example');
  expect(screen.getByText('help@acme.example')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sao chép' })).toBeInTheDocument();
});

test('SYS-02 SYS-03 a brand with nothing but a messenger is reached there', async () => {
  await contacts({ telegram: 'https://telegram.example/' });
  expect(await support()).toHaveAttribute('href', 'https://telegram.example/');
});

test('closed pages pointed at a help page that does not exist (SOUND-02)', async () => {
  gateway.answers('permission', { ...permission, info: { ...permission.info, supportUrl: '' } });
  const site = testSite({ brand: { ...testBoot.brand, links: {}, supportMail: undefined } });
  await renderPage(
    <>
      <BlockedScreen />
      <MaintenanceScreen />
    </>,
    { site },
  );
  expect(await screen.findByText('IP của bạn: 203.0.113.24')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Liên hệ hỗ trợ' })).toBeNull();
});

test('NAV-13 an unknown route says so and leads home', async () => {
  await renderPage(<NotFoundScreen />);
  expect(screen.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { testBoot, testGateway, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { FrameFooter } from './FrameFooter';
import { FrameRightBar } from './FrameRightBar';
import { FrameTabBar } from './FrameTabBar';
import { SupportButton } from './SupportButton';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  gateway.answers('gameVendors', { data: { lanes: [] } });
  gateway.answers('permission', { info: { domainRoute: 'aurora.localhost' } } as never);
});
afterEach(gateway.reset);
afterAll(gateway.close);

// On a wide screen the phone's bottom bar is hidden.
const hrefs = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
const withLinks = (links: Record<string, string>) => testSite({ brand: { ...testBoot.brand, links } });

test('HDR-06 NAV-03 the footer leads to the help centre, the news and the app', async () => {
  await renderPage(<FrameFooter />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { name: 'Trợ giúp' })).toBeInTheDocument();
  expect(hrefs()).toEqual([
    '/',
    ...['/help#faq', '/help#deposit', '/help#privacy', '/?modal=saferPlay', '/noticePage', '/news'],
    ...['/?modal=feedback', '/?modal=chat'],
    ...['/down#android', '/down#ios', '/down#guide'],
  ]);
});

test('HDR-06 the footer bears the age of the brand and its warning', async () => {
  await renderPage(<FrameFooter />);
  expect(screen.getByText('21+')).toBeInTheDocument();
  expect(screen.getByText(/Đặt cược có thể gây thua lỗ/)).toBeInTheDocument();
});

const vendor = (nodeId: number) => ({
  nodeId,
  vassalage: `V${nodeId}`,
  gameType: 'RNG' as const,
  gameClassify: 'RNG',
  displayName: `Vendor ${nodeId}`,
});

test('the footer left out products after the fourth and wrote vendors as words (HDR-06)', async () => {
  const types = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'COCKFIGHT'] as const;
  const lanes = types.map((gameCategory, at) => ({ gameCategory, vendors: [vendor(at), vendor(at + 1)] }));
  gateway.answers('gameVendors', { data: { lanes } });
  await renderPage(<FrameFooter />);
  const footer = within(screen.getByRole('contentinfo'));
  const products = await footer.findByRole('navigation', { name: 'Sản phẩm' });
  expect(within(products).getAllByRole('link')).toHaveLength(types.length);
  const icons = footer.getAllByRole('img', { name: /^Vendor/ });
  expect(icons.map((icon) => icon.getAttribute('alt'))).toEqual(
    Array.from({ length: types.length + 1 }, (_, at) => `Vendor ${at}`),
  );
});

test('HDR-06 a brand of the Malaysian market says so in its footer, with a link to safer play', async () => {
  await renderPage(<FrameFooter />);
  expect(screen.queryByRole('region', { name: 'Dành cho người chơi tại Malaysia' })).toBeNull();
  cleanup();
  const brand = {
    ...testBoot.brand,
    footer: 'malaysia',
    currency: 'MYR',
    timeZone: 'Asia/Kuala_Lumpur',
  } as const;
  await renderPage(<FrameFooter />, { site: testSite({ brand }) });
  const market = within(screen.getByRole('region', { name: 'Dành cho người chơi tại Malaysia' }));
  expect(market.getByText(/tính bằng MYR, giờ theo Asia\/Kuala_Lumpur/)).toBeInTheDocument();
  expect(market.getByRole('link')).toHaveAttribute('href', '/?modal=saferPlay');
});

test('only a demonstration says that its money is play money (SOUND-03)', async () => {
  await renderPage(<FrameFooter />);
  expect(screen.getByText(/bản trình diễn/)).toBeInTheDocument();
  cleanup();
  await renderPage(<FrameFooter />, { site: testSite({ playMoney: false }) });
  expect(screen.getByText(/Đặt cược có thể gây thua lỗ/)).toBeInTheDocument();
  expect(screen.queryByText(/bản trình diễn/)).toBeNull();
});

test('the foot of a phone leads only to pages that are built', async () => {
  await renderPage(<FrameTabBar />);
  expect(hrefs()).toEqual(['/', '/rng', '/promotions', '/noticePage', '/?modal=login']);
});

test('HDR-07 chat, Facebook and Telegram show when configured', async () => {
  const links = {
    support: 'https://help.example/chat',
    facebook: 'https://facebook.example/',
    telegram: 'https://telegram.example/',
  };
  await renderPage(<FrameRightBar />, { site: withLinks(links) });
  expect(await screen.findByRole('link', { name: 'Chat trực tuyến' })).toHaveAttribute('href', links.support);
  expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', links.facebook);
  expect(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', links.telegram);
});

test('support and chat were mail links, which do nothing without a mail program (SOUND-02)', async () => {
  const site = withLinks({ support: 'mailto:support@aurora.example' });
  await renderPage(
    <>
      <FrameRightBar />
      <SupportButton />
    </>,
    { site },
  );
  await waitFor(() => expect(gateway.asked).not.toHaveLength(0));
  expect(hrefs()).toEqual(['/?modal=chat', '/?modal=chat']);
});

test('HDR-07 INFO-03 without configured links the right bar has the site’s chat and ’back to top’', async () => {
  await renderPage(<FrameRightBar />, { site: withLinks({}) });
  await waitFor(() => expect(gateway.asked).not.toHaveLength(0));
  expect(hrefs()).toEqual(['/?modal=chat']);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('HDR-07 INFO-04 the code for the app leads to its page', async () => {
  gateway.answers('domainRoute', { domainRoute: 'aurora.example', mainDomain: 'aurora.example' });
  await renderPage(<FrameRightBar />, { site: withLinks({ appAndroid: '/down#android' }) });
  expect(await screen.findByRole('button', { name: 'Ứng dụng' })).toBeInTheDocument();
});

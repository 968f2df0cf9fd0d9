import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/testPage';
import { Analytics } from './Analytics';

const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="gtag"]')].map(({ src }) => src);

beforeEach(() => localStorage.clear());

test('SYS-13 an id that is not well-formed asks for nothing and loads nothing', async () => {
  await renderPage(<Analytics id={'G-1";alert(1)'} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(scripts()).toEqual([]);
});

test('SYS-13 a visitor who refuses is not measured, and not asked again', async () => {
  const { unmount } = await renderPage(<Analytics id="G-TEST1234" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Không, cảm ơn' }));
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  await renderPage(<Analytics id="G-TEST1234" />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(scripts()).toEqual([]);
});

test('SYS-13 the script loads after the visitor has consented, never before', async () => {
  await renderPage(<Analytics id="G-TEST1234" />);
  const agree = await screen.findByRole('button', { name: 'Đồng ý' });
  expect(scripts()).toEqual([]);
  await userEvent.click(agree);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
});

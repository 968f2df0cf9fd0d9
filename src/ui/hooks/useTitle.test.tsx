import { act, render } from '@testing-library/react';
import { Modal } from '../overlays/Modal';
import { setPageTitle } from './documentTitle';
import { TopPanel } from '../layout/TopPanel';

test('SOUND-05 a dialog sets its own title and restores the page’s', () => {
  document.title = 'Trang chủ | Aurora88';
  const first = render(<Modal title="Đăng nhập" />);
  expect(document.title).toBe('Đăng nhập | Trang chủ | Aurora88');
  const second = render(<Modal alert title="Chưa đăng nhập được" />);
  expect(document.title).toBe('Chưa đăng nhập được | Trang chủ | Aurora88');
  first.unmount();
  expect(document.title).toBe('Chưa đăng nhập được | Trang chủ | Aurora88');
  act(() => setPageTitle('Thông báo | Aurora88'));
  expect(document.title).toBe('Chưa đăng nhập được | Thông báo | Aurora88');
  second.unmount();
  expect(document.title).toBe('Thông báo | Aurora88');
});

test('a page of a centre is named by its own title, not by that of the centre', () => {
  setPageTitle('Aurora88');
  render(<Modal title="Trung tâm thành viên" pageTitle="Rút tiền" />);
  expect(document.title).toBe('Rút tiền | Aurora88');
});

test('SOUND-05 the search sets the title of the tab', () => {
  setPageTitle('Trang chủ | Aurora88');
  const { unmount } = render(
    <TopPanel label="Tìm trò chơi" onClose={() => undefined}>
      Rồng
    </TopPanel>,
  );
  expect(document.title).toBe('Tìm trò chơi | Trang chủ | Aurora88');
  unmount();
  expect(document.title).toBe('Trang chủ | Aurora88');
});

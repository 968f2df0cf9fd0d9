import { act, render } from '@testing-library/react';
import { timing } from '#theme/motion';
import { Carousel } from './Carousel';
import { startSwiper } from './startSwiper';

jest.mock('./startSwiper', () => ({
  startSwiper: jest.fn(() => ({ swiper: { destroy: () => undefined } })),
}));

const labels = {
  region: 'Banner',
  previous: 'Trước',
  next: 'Sau',
  goTo: (position: number) => `Đến ${position}`,
  pause: 'Dừng',
  goOn: 'Tiếp tục',
};
const slides = ['a', 'b', 'c', 'd'].map((id) => ({ id, content: id }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('HOME-01 banners under a dialog begin to turn only once it is closed', async () => {
  const { container } = render(<Carousel slides={slides} labels={labels} />);
  const halfway = () => act(() => jest.advanceTimersByTimeAsync(timing.bannerEvery / 2));
  container.setAttribute('aria-hidden', 'true');
  await halfway();
  expect(startSwiper).not.toHaveBeenCalled();
  container.removeAttribute('aria-hidden');
  await halfway();
  expect(startSwiper).toHaveBeenCalledTimes(1);
});

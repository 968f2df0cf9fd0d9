import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictures } from '@/testing/samples';
import { BannerSlide } from '@/features/announcements/BannerSlide';
import { Carousel } from '@/ui/media/Carousel';
import { inBrandsAndOnPhone } from '../../modes';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    content: (
      <BannerSlide
        title={`Biểu ngữ số ${index + 1}`}
        figure="100% đến 8.888K"
        condition="Cược đủ 12 lần."
        action={{ label: 'Nhận thưởng', href: '/promotions' }}
        art={{ src: pictures.hero }}
      />
    ),
  }));

const meta = {
  component: Carousel,
  args: {
    slides: slides(4),
    labels: {
      region: 'Khuyến mãi nổi bật',
      previous: 'Trước',
      next: 'Sau',
      goTo: (position) => `Biểu ngữ ${position}`,
      pause: 'Dừng biểu ngữ',
      goOn: 'Cho biểu ngữ chạy tiếp',
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeStand: Story = {
  args: { slides: slides(3) },
  parameters: { requirements: ['HOME-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Biểu ngữ 1' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('group')).toHaveLength(3);
  },
};
export const FourGoRound: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone }, requirements: ['HOME-01'] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull(), {
      timeout: 5000,
    });
    await expect(canvas.getByRole('button', { name: 'Biểu ngữ 1' })).toHaveAttribute('aria-current', 'true');
  },
};
export const BulletsLead: Story = {
  parameters: { requirements: ['HOME-01'] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull(), {
      timeout: 5000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Biểu ngữ 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Biểu ngữ 3' })).toHaveAttribute('aria-current', 'true'),
    );
    await expect(canvas.getByText('Biểu ngữ số 3')).toBeVisible();
  },
};
/** After a user stops it, neither focus nor pointer starts it again (WCAG 2.2.2). */
export const Paused: Story = {
  tags: ['motion'],
  args: { every: 60, speed: 1 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull(), {
      timeout: 5000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Dừng biểu ngữ' }));
    const goOn = canvas.getByRole('button', { name: 'Cho biểu ngữ chạy tiếp' });
    goOn.blur();
    const current = () => canvas.getByRole('button', { current: true }).getAttribute('aria-label');
    const stopped = current();
    await expect(canvasElement.querySelector('.swiper')).toHaveAttribute('data-turning', 'false');
    await expect(current()).toBe(stopped);
    await userEvent.click(goOn);
    goOn.blur();
    await waitFor(() => expect(current()).not.toBe(stopped));
  },
};
export const One: Story = { args: { slides: slides(1) } };

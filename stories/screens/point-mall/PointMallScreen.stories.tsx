import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PointMallScreen } from '@/screens/point-mall/PointMallScreen';
import { inScenario } from '../../inScenario';

const meta = {
  component: PointMallScreen,
  ...inScenario,
  parameters: {
    layout: 'fullscreen',
    path: '/pointMall',
    scenario: { role: 'member' },
    requirements: ['POINT-01', 'POINT-02', 'NAV-15'],
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Banners that turn have a width of their own; the page keeps that of its window. */
export const Full: Story = {
  tags: ['every-brand', 'phone'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(await canvas.findByRole('heading', { name: /Đổi điểm/ }));
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull());
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const History: Story = { tags: ['phone'], parameters: { path: '/pointMall?view=history' } };
export const Details: Story = { tags: ['phone'], parameters: { path: '/pointMall?view=details' } };
export const Guest: Story = { parameters: { scenario: { role: 'guest' } } };
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Empty: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
/** Whoever rests is shown no offer. */
export const Resting: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        playBreak: { pause: { kind: 'timeOut', until: '2027-01-01T00:00:00.000Z' }, realityCheckAt: null },
      },
    },
    requirements: ['SAFE-04'],
  },
};

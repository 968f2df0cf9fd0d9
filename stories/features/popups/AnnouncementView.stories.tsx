import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { AnnouncementView } from '@/features/popups/AnnouncementView';
import { inScenario } from '../../inScenario';
import { stressTexts } from '@/testing/samples';
import { popups } from '../../samplePopups';
import { inBrandsAndOnPhone } from '../../modes';

const many = [...popups, ...popups, ...popups, ...popups].map((popup, index) => ({
  ...popup,
  id: String(index),
}));

const meta = {
  component: AnnouncementView,
  ...inScenario,
  parameters: { requirements: ['MOD-02', 'MOD-03'] },
  args: {
    popups,
    chosen: undefined,
    onChoose: fn(),
    noMore: false,
    onNoMore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AnnouncementView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Giải đấu Slots tuần 47/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Không hiện lại trong phiên này' }));
    await expect(args.onNoMore).toHaveBeenCalledWith(true, expect.anything());
  },
};
export const One: Story = { args: { popups: popups.slice(0, 1) } };
export const TenAPage: Story = {
  args: { popups: many, chosen: '12' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trang 3' }));
    await expect(args.onChoose).toHaveBeenCalledWith('20');
  },
};
export const Loading: Story = { args: { popups: undefined } };
export const Empty: Story = { args: { popups: [] } };
export const LongTexts: Story = {
  tags: ['phone'],
  args: {
    popups: popups.map((popup) => ({
      ...popup,
      title: `${popup.title} ${stressTexts.longLabel}`,
      condition: stressTexts.consent,
      content: `<p>${stressTexts.unbroken} ${stressTexts.marks}</p>`.repeat(4),
    })),
  },
};

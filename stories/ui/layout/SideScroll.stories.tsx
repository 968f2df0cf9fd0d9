import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { SideScroll } from '@/ui/layout/SideScroll';
import { panel } from '@/ui/styles/styleParts';

const Panel = styled('div')({ ...panel, maxWidth: 420, overflow: 'hidden' });
const Wide = styled('p')({ width: 'max-content', margin: 0, padding: 16 });

const meta = {
  component: SideScroll,
  args: { label: 'Bảng cược' },
} satisfies Meta<typeof SideScroll>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Cược hợp lệ 250.000.000 ₫ · Thành viên hoạt động 15 · Lãi lỗ −1.250.000 ₫ · Tỷ lệ 2,5%';

/** It fades where more lies out of sight: at the end first, at both sides in the middle. */
export const More: Story = {
  tags: ['brand-matrix', 'phone'],
  render: (args) => (
    <Panel>
      <SideScroll {...args}>
        <Wide>{long}</Wide>
      </SideScroll>
    </Panel>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Bảng cược' });
    await expect(area).toHaveAttribute('tabindex', '0');
    const fadeAt = (side: '::before' | '::after') =>
      getComputedStyle(area.parentElement ?? area, side).content !== 'none';
    await waitFor(() => expect([fadeAt('::before'), fadeAt('::after')]).toEqual([false, true]));
    area.scrollTo({ left: area.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect([fadeAt('::before'), fadeAt('::after')]).toEqual([true, false]));
    area.scrollTo({ left: 30, behavior: 'instant' });
    await waitFor(() => expect([fadeAt('::before'), fadeAt('::after')]).toEqual([true, true]));
  },
};
export const Whole: Story = {
  render: (args) => (
    <Panel>
      <SideScroll {...args}>
        <Wide>Cược hợp lệ</Wide>
      </SideScroll>
    </Panel>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Bảng cược' });
    await expect(area).not.toHaveAttribute('tabindex');
    await expect(getComputedStyle(area.parentElement ?? area, '::after').content).toBe('none');
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { BoardView } from '@/features/lottery/BoardView';
import { inScenario } from '../../inScenario';
import { openedDraws } from '@/testing/scenario/lotteryFixtures';

const meta = {
  component: BoardView,
  ...inScenario,
  args: { draws: openedDraws().list },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof BoardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const North: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kỳ quay' }), '20261120-247');
    await expect(canvas.getByRole('combobox', { name: 'Kỳ quay' })).toHaveValue('20261120-247');
  },
};
export const South: Story = { tags: ['phone'], args: { draws: openedDraws('VNMN').list } };
export const FourDigits: Story = { args: { draws: openedDraws('SEAQ1M').list } };
export const Proof: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Chứng thực kỳ quay'));
    await expect(canvas.getByText('aurora:VNHN5M')).toBeVisible();
  },
};
export const None: Story = { args: { draws: [] } };

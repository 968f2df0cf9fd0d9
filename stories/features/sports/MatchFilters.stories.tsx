import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { MatchFilters } from '@/features/sports/MatchFilters';
import { inScenario } from '../../inScenario';

const meta = {
  component: MatchFilters,
  ...inScenario,
  args: {
    ...{ filter: 'hot', counts: { live: 12 }, onFilter: fn() },
    ...{ format: 'decimal', onFormat: fn() },
  },
  parameters: { requirements: ['SPORT-01'] },
} satisfies Meta<typeof MatchFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matches: Story = {
  tags: ['phone'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trực tiếp 12' }));
    await expect(args.onFilter).toHaveBeenCalledWith('live');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kiểu tỷ lệ' }), 'Hồng Kông');
    await expect(args.onFormat).toHaveBeenCalledWith('hongkong', expect.anything());
  },
};
export const Results: Story = { args: { filter: 'results' } };

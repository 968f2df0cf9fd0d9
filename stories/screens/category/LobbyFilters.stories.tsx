import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LobbyFilters } from '@/screens/category/LobbyFilters';
import { inScenario } from '../../inScenario';

const meta = {
  component: LobbyFilters,
  ...inScenario,
  args: {
    open: true,
    filter: {},
    choices: { stakes: [{ value: '1000', label: '1.000 ₫' }], lines: ['20', '50'] },
    vendors: [
      { value: 'V1', label: 'Lumen' },
      { value: 'V2', label: 'Orchid' },
    ],
    onChange: fn(),
    onClose: fn(),
  },
  parameters: { requirements: ['GAME-02'] },
} satisfies Meta<typeof LobbyFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Mức cược' }), '1000');
    await expect(args.onChange).toHaveBeenLastCalledWith({ minBet: '1000' });
    await userEvent.click(screen.getByRole('button', { name: 'Xóa bộ lọc' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ minBet: undefined, minLineNum: undefined });
  },
};
export const ValuesOutsideChoices: Story = { args: { filter: { minBet: '777', minLineNum: '33' } } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LobbyTools } from '@/screens/category/LobbyTools';
import { inScenario } from '../../inScenario';

const meta = {
  component: LobbyTools,
  ...inScenario,
  args: {
    filter: {},
    classifies: ['JP', 'TG', 'AC', 'VP', 'SC'],
    choices: { stakes: [{ value: '1000', label: '1.000 ₫' }], lines: ['20', '50'] },
    vendors: [
      { value: 'V1', label: 'Lumen' },
      { value: 'V2', label: 'Orchid' },
    ],
    onChange: fn(),
    onSearch: fn(),
  },
  parameters: { requirements: ['GAME-02', 'GAME-03'] },
} satisfies Meta<typeof LobbyTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slots: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arcade' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ gameClassify: 'AC' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm trò chơi' }), 'dat');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('dat'));
  },
};
/** On a phone the order stands in the panel of filters. */
export const Sorted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Thứ tự' }), 'stake');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'stake' });
  },
};
export const StakeAndLines: Story = {
  args: { filter: { minBet: '1000' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc (1)' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Số dòng' }), '50');
    await expect(args.onChange).toHaveBeenLastCalledWith({ minLineNum: '50' });
  },
};
export const Chosen: Story = { args: { filter: { gameClassify: 'TG', tag: 'hot', gameName: 'rồng' } } };
export const OtherCategory: Story = { tags: ['phone'], args: { classifies: [] } };

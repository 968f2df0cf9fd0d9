import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { PickArea } from '@/features/lottery/PickArea';
import { inScenario } from '../../inScenario';

const meta = {
  component: PickArea,
  ...inScenario,
  args: {
    playType: 'de',
    picks: new Set(['07', '18', '36', '68', '79']),
    onToggle: fn(),
    onClear: fn(),
    disabled: false,
  },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof PickArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoDigits: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kép' }));
    await expect(args.onToggle).toHaveBeenCalledWith([
      '00',
      '11',
      '22',
      '33',
      '44',
      '55',
      '66',
      '77',
      '88',
      '99',
    ]);
  },
};
export const Combination: Story = { args: { playType: 'xien2' } };
export const OneDigit: Story = { tags: ['phone'], args: { playType: 'duoi', picks: new Set(['8']) } };
export const Words: Story = { tags: ['phone'], args: { playType: 'taixiu', picks: new Set(['tai']) } };
export const Typed: Story = { tags: ['phone'], args: { playType: 'cang3', picks: new Set(['068', '468']) } };
export const Closed: Story = { args: { disabled: true } };

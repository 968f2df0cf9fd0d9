import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ChoiceTiles, type Choice } from '@/ui/actions/ChoiceTiles';
import { stressTexts } from '@/testing/samples';

interface ChosenProps {
  size: 'small' | 'large';
  choices: readonly Choice<string>[];
}

function Chosen({ size, choices }: ChosenProps) {
  const [value, setValue] = useState(choices[0]?.id ?? '');
  return (
    <ChoiceTiles
      legend="Phương thức"
      name="choice"
      size={size}
      value={value}
      choices={choices}
      onChange={setValue}
    />
  );
}

const ways: readonly Choice<string>[] = [
  { id: 'BANK', title: 'Chuyển khoản', lines: ['1 đến 3 phút'], picture: '/art/icons/bank.webp' },
  { id: 'QR', title: 'Quét mã QR', lines: ['1 đến 3 phút'], picture: '/art/icons/target.webp' },
  { id: 'USDT', title: 'USDT', lines: ['10 đến 30 phút'], picture: '/art/icons/coin.webp' },
];

const accounts: readonly Choice<string>[] = [
  { id: 'a', title: 'Sông Hồng', lines: ['•••• 4821', 'NGUYEN MINH ANH'] },
  { id: 'b', title: 'An Phú Bank', lines: ['•••• 0937', 'Dùng được từ 08:40 21/11/2026'], disabled: true },
];

const meta = {
  component: Chosen,
  tags: ['brand-matrix', 'phone'],
  args: { size: 'small', choices: ways },
} satisfies Meta<typeof Chosen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ways: Story = {};
export const Accounts: Story = { args: { size: 'large', choices: accounts } };
export const LongNames: Story = {
  args: { size: 'large', choices: accounts.map((one) => ({ ...one, title: stressTexts.name })) },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Quét mã QR' })).toBeChecked();
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LimitField } from '@/features/safer-play/LimitField';
import { inScenario } from '../../inScenario';

const meta = {
  component: LimitField,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-01'] },
  args: {
    kind: 'deposit',
    period: 'day',
    name: 'amount',
    label: 'Hạn mức nạp, mỗi ngày',
    value: '500000',
    error: undefined,
    onChange: () => undefined,
    onBlur: () => undefined,
  },
} satisfies Meta<typeof LimitField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Money: Story = {};
export const Minutes: Story = {
  args: { kind: 'session', label: 'Giới hạn thời gian chơi, mỗi ngày', value: '150' },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChoiceFilter } from '@/shared/ChoiceFilter';
import { inScenario } from '../inScenario';

const meta = {
  component: ChoiceFilter,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
  args: {
    name: 'result',
    label: 'Kết quả',
    all: 'Mọi kết quả',
    choices: ['Thắng', 'Thua'],
    labelOf: (one) => one,
    value: undefined,
    onChoose: () => undefined,
  },
} satisfies Meta<typeof ChoiceFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const One: Story = { args: { value: 'Thua' } };

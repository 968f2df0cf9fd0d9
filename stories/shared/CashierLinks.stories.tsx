import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CashierLinks } from '@/shared/CashierLinks';
import { inScenario } from '../inScenario';

const meta = {
  component: CashierLinks,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-12'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

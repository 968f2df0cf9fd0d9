import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SupportPanel } from '@/features/support/SupportPanel';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportPanel,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-03'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['every-brand', 'phone'] };
export const Visitor: Story = { parameters: { scenario: { role: 'guest' } } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HelpContacts } from '@/features/help/HelpContacts';
import { inScenario } from '../../inScenario';

const meta = {
  component: HelpContacts,
  ...inScenario,
  parameters: { requirements: ['INFO-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['brand-matrix', 'phone'] };

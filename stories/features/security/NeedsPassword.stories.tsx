import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NeedsPassword } from '@/shared/NeedsPassword';
import { Field } from '@/ui/fields/Field';
import { inScenario } from '../../inScenario';
import { withoutPassword } from '@/testing/scenario/memberFixtures';

const meta = {
  component: NeedsPassword,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
  args: { children: <Field label="Email" name="email" value="" onChange={() => undefined} /> },
} satisfies Meta<typeof NeedsPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HasOne: Story = {};
export const NoneYet: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'member', answers: { memberProfile: withoutPassword } } },
};
export const NotKnownYet: Story = {
  parameters: { scenario: { role: 'member', waits: ['memberProfile'] } },
};

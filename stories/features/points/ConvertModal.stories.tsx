import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConvertModal } from '@/features/points/ConvertModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: ConvertModal,
  ...inScenario,
  args: { onClose: () => undefined },
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta<typeof ConvertModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['every-brand', 'phone'] };
export const NotConvertible: Story = {
  parameters: { scenario: { role: 'member', answers: { pointsConfig: { ratios: [], convert: null } } } },
};
export const Guest: Story = { parameters: { scenario: { role: 'guest' } } };

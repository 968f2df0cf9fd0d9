import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Devices } from '@/features/security/Devices';
import { inScenario } from '../../inScenario';

const meta = { component: Devices, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { tags: ['phone'], parameters: { scenario: { role: 'member' } } };
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['devices'] } } };
export const Unreachable: Story = {
  parameters: { scenario: { role: 'member', refusals: { devices: { message: 'try_again' } } } },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { OtherLogins } from '@/features/login/OtherLogins';
import { inScenario } from '../../inScenario';

const meta = { component: OtherLogins, ...inScenario, args: { onDone: fn() } } satisfies Meta<
  typeof OtherLogins
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SocialAndTrial: Story = {
  tags: ['phone'],
  parameters: { scenario: { modules: ['FREEPLAY3'] }, requirements: ['LOGIN-11', 'TRIAL-01'] },
};
export const SocialAlone: Story = { parameters: { scenario: { modules: [] } } };

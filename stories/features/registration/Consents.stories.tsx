import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Consents } from '@/features/registration/Consents';
import { stressTexts } from '@/testing/samples';
import { inScenario } from '../../inScenario';

const tick = (agreed: boolean, error?: string) => (name: string) => ({
  name,
  checked: name === 'agreed' && agreed,
  onChange: () => undefined,
  error,
});

const meta = {
  component: Consents,
  ...inScenario,
  parameters: { requirements: ['REG-07'] },
  args: { tick: tick(true), age: 21 },
} satisfies Meta<typeof Consents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsItOpens: Story = {};
export const Refused: Story = { args: { tick: tick(false, stressTexts.consent), age: 18 } };

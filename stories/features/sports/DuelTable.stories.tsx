import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { standingsOf } from '@/domain/teamForm';
import { DuelTable } from '@/features/sports/DuelTable';
import { stressTexts } from '@/testing/samples';
import { inScenario } from '../../inScenario';
import { duelResults } from '@/testing/scenario/duelFixtures';

const standings = standingsOf(duelResults);

const meta = {
  component: DuelTable,
  ...inScenario,
  args: { standings, discipline: 'cockfight' },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof DuelTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Thành tích 24 giờ' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Ô Tía/ })).toBeVisible();
  },
};
export const Empty: Story = { args: { standings: [] } };
export const Long: Story = {
  tags: ['phone'],
  args: { standings: standings.map((one) => ({ ...one, team: stressTexts.team + one.team })) },
};

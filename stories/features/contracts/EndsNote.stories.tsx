import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EndsNote } from '@/features/contracts/EndsNote';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: EndsNote,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-06'] },
  args: { ends: fixtures.preview.ends, endsTotal: 2, why: 'sign' },
} satisfies Meta<typeof EndsNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoEnd: Story = { tags: ['phone'] };
/** Of a long list the highest are named, the others counted. */
export const ManyEnd: Story = {
  args: {
    ends: Array.from({ length: 20 }, (_, place) => ({
      contractId: String(place),
      account: `tuyenduoi${place}`,
      nickname: '',
      rate: 100 - place,
      direct: false,
    })),
    endsTotal: 214,
    why: 'end',
  },
};
